import { expect, test } from '@playwright/test';
import { expectFocusSeen } from './helpers/focus-stops.ts';
import { lengthenMessages, pseudoMark } from './helpers/pseudo-locale.ts';
import {
  appearancesOf,
  languages,
  checkScreen,
  openPage,
  otherWidths,
  setTheme,
  zoomed,
} from './check-screen.ts';
import { eachScreen, isFullWalk, isNowhere, places } from './places.ts';

// The longest file: its walks are shared out.
test.describe.configure({ mode: 'parallel' });
// Each place in turn, each in its themes and widths: on a busy machine three minutes are not enough.
test.describe.configure({ timeout: isFullWalk ? 1_200_000 : 400_000 });

/**
 * Every address × role × language, with both themes and both widths shared out between the languages, or all (see CONTRIBUTING.md). The Tab order
 * does not depend on the language. What fits with texts 40 % longer fits as it is, so the English walk uses them, and a full walk does both (languages.spec.ts).
 */
for (const place of places) {
  for (const language of languages) {
    test(`${place.role} in ${language}: every screen is valid, labelled and fits, in both themes, and shows its focus`, async ({
      browser,
    }) => {
      const { page, complaints, close } = await openPage(browser, language);
      const isLengthened = language === 'en' && !isFullWalk;
      const met = isLengthened ? await lengthenMessages(page.context()) : [];
      const check = async (path: string, number: number): Promise<void> => {
        // The code and its title: a figure of a screen may be 404, too.
        await expect(page.locator('p:text-is("404") + h1'), `${path} has a screen`).toHaveCount(
          isNowhere(path) ? 1 : 0,
        );
        await expect(page).toHaveTitle(/^NSK_ADMIN \| ./);
        if (isLengthened && !isNowhere(path))
          expect(await page.locator('body').innerText(), `${path} has lengthened words`).toContain(
            pseudoMark,
          );
        const appearances = appearancesOf(number, language);
        // The system page shows a skeleton for ever.
        await checkScreen(page, `${place.role}${path.replace(/\W+/g, '-')}`, language, {
          isBusy: path === '/test',
          appearances,
          // Longer texts and 400 % are not combined: 400 % is checked in Japanese.
          widths: [...otherWidths(appearances), ...(isLengthened ? [] : zoomed)],
        });
        expect(await page.evaluate(touchingLabels), `${path} has room for the labels of its charts`).toEqual(
          [],
        );
        if (language !== 'en') return;
        await setTheme(page, 'light');
        // The frame around the content is walked once.
        const isBare = place.who === undefined || path === place.paths[0];
        await expectFocusSeen(page, `${place.role} ${path}`, { from: isBare ? 'top' : 'content' });
      };
      // In Japanese each address is loaded. In English, where routed messages disable the browser's cache, the walk follows links.
      await eachScreen(page, place, check, { isLoaded: !isLengthened });
      expect(complaints).toEqual([]);
      if (isLengthened) expect(met.length).toBeGreaterThan(1);
      await close();
    });
  }
}

/** Labels of a chart's lower axis that run into the one after them. Runs in the page. */
function touchingLabels(): string[] {
  return [...document.querySelectorAll('[class*="periods"]')].flatMap((axis) => {
    const labels = [...axis.children].map((label) => ({
      text: label.textContent,
      ...label.getBoundingClientRect().toJSON(),
    })) as { text: string; left: number; right: number; width: number }[];
    const shown = labels.filter(({ width }) => width > 0);
    return shown
      .filter(({ right }, index) => right + 4 > (shown[index + 1]?.left ?? Infinity))
      .map(({ text }) => text);
  });
}
