from playwright.sync_api import sync_playwright
with sync_playwright() as p:
    b=p.chromium.launch(executable_path='/usr/bin/chromium',args=['--no-sandbox'])
    for l in ('en','ja'):
        pg=b.new_page(viewport={'width':1100,'height':1500})
        errs=[]; pg.on('console',lambda m: errs.append(m.text) if m.type=='error' else None); pg.on('pageerror',lambda e: errs.append(str(e)))
        pg.goto(f'http://127.0.0.1:48721/{l}/games/7-27/')
        links=pg.eval_on_selector_all('a',"as=>as.map(a=>[a.textContent.trim(),a.href]).filter(x=>x[1].includes('who')||x[1].includes('showdown'))")
        print(len(links), links[:3])
        for t,u in [links[0]]+[x for x in links if '?' in x[1] or '#' in x[1]][:5]:
            pg.goto(u); pg.wait_for_timeout(3000)
            main=pg.inner_text('main')
            print('---',u[-120:]); print(main[-700:])
        pg.screenshot(path=f'/tmp/total/who-{l}.png',full_page=True)
        pg.goto(f'http://127.0.0.1:48721/{l}/games/7-27/')
        btn=pg.locator('button',has_text='Walk' if l=='en' else '手順').first
        print('buttons',[x for x in pg.eval_on_selector_all('button',"bs=>bs.map(b=>b.textContent.trim())")][:12])
        print(errs)
    b.close()
