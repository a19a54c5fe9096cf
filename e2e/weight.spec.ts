import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { settle } from './check-screen.ts';
import { demoTenant, signIn } from './people.ts';

/** Most that a first visit of the address may fetch of code, styles and pictures: in KB (1,000 bytes, gzip -9), and in how many files. */
const budgets = { '/login': [165, 18], '/ocr-list': [240, 20] } as const;

for (const [path, [budget, files]] of Object.entries(budgets)) {
  test(`${path} weighs at most ${budget} KB, in at most ${files} files`, async ({ browser }) => {
    const context = await browser.newContext();
    const first = await context.newPage();
    if (path !== '/login') await signIn(first, demoTenant, { isRemembered: true });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      // Answers of calls are data, not the console.
      if (new URL(response.url()).pathname.startsWith('/api/')) return;
      sizes.push(
        response.body().then((body) => {
          const { 'content-encoding': encoding, 'content-type': type } = response.headers();
          if (body.length > 2000 && /javascript|css/.test(type ?? ''))
            expect(encoding, `${response.url()} goes compressed`).toMatch(/^(br|gzip)$/);
          return gzipSync(body, { level: 9 }).length;
        }),
      );
    });
    await page.goto(path);
    await settle(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes / 1000).toBeLessThanOrEqual(budget);
    expect(sizes.length).toBeLessThanOrEqual(files);
    await context.close();
  });
}
