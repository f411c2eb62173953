from playwright.sync_api import sync_playwright
with sync_playwright() as p:
    b=p.chromium.launch(executable_path='/usr/bin/chromium',args=['--no-sandbox'])
    for l in ('en','ja'):
        pg=b.new_page(viewport={'width':1100,'height':1700})
        pg.goto(f'http://127.0.0.1:48721/{l}/games/7-27/'); pg.wait_for_timeout(500)
        for i in range(4):
            pg.evaluate(f'window.scrollTo(0,{i*1640})'); pg.wait_for_timeout(150)
            pg.screenshot(path=f'/tmp/total/p-{l}-{i}.png')
    b.close()
