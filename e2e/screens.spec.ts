import { expect, test } from '@playwright/test';
import { languages, lookAt, openPage } from './looks.ts';
import { signIn } from './people.ts';
import { fillIds, isFullWalk, isNowhere, places } from './places.ts';

// Five looks of everything take their time.
if (isFullWalk) test.describe.configure({ timeout: 1_200_000 });

/** Every address × role × language × theme: each screen once, or really all (see CONTRIBUTING.md). */
for (const { role, who, paths } of places) {
  for (const language of languages) {
    test(`${role} in ${language}: every screen is sound, labelled and fits, in both themes`, async ({
      browser,
    }) => {
      const { page, complaints, close } = await openPage(browser, language);
      if (who !== undefined) await signIn(page, who);
      else await page.goto('/login');
      const addresses = who === undefined ? [...paths] : await fillIds(page, role, paths);
      for (const [index, address] of addresses.entries()) {
        const path = paths[index]!;
        await test.step(path, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('404', { exact: true }), `${path} has a screen`).toHaveCount(
            isNowhere(path) ? 1 : 0,
          );
          await expect(page).toHaveTitle(/^NSK_ADMIN \| ./);
          // The system page shows a skeleton for ever.
          await lookAt(page, `${role}${path.replace(/\W+/g, '-')}`, language, path === '/test');
        });
      }
      expect(complaints).toEqual([]);
      await close();
    });
  }
}
