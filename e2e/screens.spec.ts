import { expect, test } from '@playwright/test';
import { languages, lookAt, openPage } from './looks.ts';
import { eachScreen, isFullWalk, isNowhere, places } from './places.ts';

// Five looks of everything take their time.
if (isFullWalk) test.describe.configure({ timeout: 1_200_000 });

/** Every address × role × language × theme: each screen once, or really all (see CONTRIBUTING.md). */
for (const place of places) {
  for (const language of languages) {
    test(`${place.role} in ${language}: every screen is sound, labelled and fits, in both themes`, async ({
      browser,
    }) => {
      const { page, complaints, close } = await openPage(browser, language);
      await eachScreen(page, place, async (path) => {
        await expect(page.getByText('404', { exact: true }), `${path} has a screen`).toHaveCount(
          isNowhere(path) ? 1 : 0,
        );
        await expect(page).toHaveTitle(/^NSK_ADMIN \| ./);
        // The system page shows a skeleton for ever.
        await lookAt(page, `${place.role}${path.replace(/\W+/g, '-')}`, language, path === '/test');
      });
      expect(complaints).toEqual([]);
      await close();
    });
  }
}
