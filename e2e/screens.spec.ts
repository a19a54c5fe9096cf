import { expect, test } from '@playwright/test';
import { expectFocusSeen } from './helpers/focus-stops.ts';
import { languages, lookAt, openPage, setTheme } from './looks.ts';
import { eachScreen, isFullWalk, isNowhere, places } from './places.ts';

// The longest file: its walks are shared out.
test.describe.configure({ mode: 'parallel' });
// Five looks of everything take their time.
if (isFullWalk) test.describe.configure({ timeout: 1_200_000 });

/**
 * Every address × role × language × theme: each screen once, or really all (see CONTRIBUTING.md). Where the Tab key leads
 * is not a matter of the language.
 */
for (const place of places) {
  for (const language of languages) {
    test(`${place.role} in ${language}: every screen is sound, labelled and fits, in both themes, and shows its focus`, async ({
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
        if (language !== 'en') return;
        await setTheme(page, 'light');
        await expectFocusSeen(page, `${place.role} ${path}`);
      });
      expect(complaints).toEqual([]);
      await close();
    });
  }
}
