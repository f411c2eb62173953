from playwright.sync_api import sync_playwright
with sync_playwright() as p:
    b=p.chromium.launch(executable_path='/usr/bin/chromium',args=['--no-sandbox'])
    for l in ('en','ja'):
        pg=b.new_page(viewport={'width':1100,'height':1400})
        errs=[]; pg.on('console',lambda m: errs.append(m.text) if m.type=='error' else None); pg.on('pageerror',lambda e: errs.append(str(e)))
        pg.goto(f'http://127.0.0.1:48721/{l}/games/7-27/'); pg.wait_for_timeout(800)
        pg.screenshot(path=f'/tmp/total/page-{l}.png',full_page=True)
        print(l, errs, pg.evaluate('document.documentElement.scrollHeight'))
    b.close()
