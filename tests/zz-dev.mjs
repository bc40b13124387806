import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1440, height: 900 } });
p.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
p.on('pageerror', (e) => console.log('pageerror', e.message));
p.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
for (const u of process.argv.slice(3)) { await p.goto(process.argv[2] + u, { waitUntil: 'load', timeout: 60000 }); await p.mouse.move(100, 100); await p.mouse.click(5, 400); await p.waitForTimeout(8000); console.log(u, await p.title(), p.url()); await p.screenshot({ path: `/tmp/goods-dev${u.replaceAll('/', '_')}.png` }); }
await b.close();
