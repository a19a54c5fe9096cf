import { expect, test } from '@playwright/test';
import { settle } from './check-screen.ts';
import { demoTenant, signIn } from './people.ts';

test('a screen whose code is loaded opens without a spinner, which React would keep for 300 ms', async ({
  page,
}) => {
  await signIn(page, demoTenant);
  await page.goto('/ocr-list');
  await settle(page);
  // Pointing at the link loads the screen's code.
  const link = page.getByRole('link', { name: 'Usage', exact: true }).first();
  const code = page.waitForResponse((response) => /\/assets\/.*\.js$/.test(new URL(response.url()).pathname));
  await link.hover();
  await code;
  await settle(page);
  const spinners = await page.evaluate(async () => {
    const main = document.querySelector('main')!;
    let met = 0;
    const count = (): void => {
      met += main.querySelectorAll(':scope > [role="status"]').length;
    };
    const observer = new MutationObserver(count);
    observer.observe(main, { childList: true, subtree: true });
    document.querySelector<HTMLAnchorElement>('a[href="/usage"]')!.click();
    while (!main.querySelector('h1')?.textContent?.includes('Usage'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    observer.disconnect();
    return met;
  });
  expect(spinners).toBe(0);
});
