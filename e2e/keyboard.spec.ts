import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage, settle } from './check-screen.ts';
import { walkStops } from './helpers/focus-stops.ts';
import { blank, demoTenant, partner, signIn } from './people.ts';
import { findId } from './places.ts';
import { visit } from './helpers/visit.ts';

test('the skip link is first and leads past the menu', async ({ browser }) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, demoTenant, { at: '/ocr-list' });
  await expect(page.getByRole('link', { name: /^OCR-/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#content :focus')).toHaveCount(1);
  await close();
});

test('the sidebar below the large breakpoint leaves the tab order, and traps and returns the focus when opened', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, partner);
  const sidebar = page.locator('#sidebar');
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(sidebar).toBeVisible();
  expect(await sidebar.evaluate((element) => element.clientWidth + 1)).toBe(250);
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(sidebar).toBeHidden();
  await settle(page);
  const names = (await walkStops(page)).map(({ name }) => name);
  expect(names[1]).toBe('button “Open the menu”');
  expect(names.join()).not.toMatch(/Logout|Invoice”/);

  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sidebar.getByRole('link', { name: 'Home' })).toBeFocused();
  await expectTrapped(page, sidebar);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await sidebar.getByRole('link', { name: 'Tenants' }).press('Enter');
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tenants' })).toBeFocused();
  await close();
});

/** Tab cycles within, and never leaves. */
async function expectTrapped(page: Page, inside: Locator): Promise<void> {
  const hasFocus = (): Promise<boolean> =>
    // Between the last and the first stop a browser may pass its own controls.
    inside.evaluate(
      (element) => element.contains(document.activeElement) || !document.activeElement?.matches('#content *'),
    );
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press(step < 15 ? 'Tab' : 'Shift+Tab');
    expect(await hasFocus()).toBe(true);
  }
}

/** Opens by keyboard, cycles inside, closes by Escape; the focus returns to where it was. */
async function expectDialog(page: Page, opener: Locator, back: Locator = opener): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(back).toBeFocused();
}

test('dialogs and menus take the focus, keep it and give it back', async ({ browser }) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, partner, { at: '/tenant?search=Sakura' });
  await expectDialog(page, page.getByRole('button', { name: 'Help for this screen' }));
  await expectDialog(page, page.getByRole('button', { name: 'Import from Excel' }));
  const menu = page.getByRole('button', { name: 'Actions for Sakura Design Studio' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View usage' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  // What cannot be undone waits for its name to be typed.
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
  await visit(page, '/config-billing');
  await expectDialog(page, page.getByRole('button', { name: /^Change: / }).first());
  await expectDialog(page, page.getByRole('button', { name: 'Reset payment day' }));
  // A question closes with its screen.
  await page.getByRole('button', { name: 'Reset payment day' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await close();
});

test('a list is sorted, paged, selected and opened by keyboard, and found again by going back', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, demoTenant, { at: '/ocr-list' });
  const rows = page.getByRole('link', { name: /^OCR-/ });
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'No of Page' }).press('Enter');
  await expect(page).toHaveURL(/sort=pageCount/);
  await expect(page.getByRole('columnheader', { name: 'No of Page' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Display 21 - 40\/\d+$/)).toBeVisible();
  await settle(page);
  await rows.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('toolbar').getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  const number = await rows.nth(1).innerText();
  await rows.nth(1).press('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Display 21 - 40\/\d+$/)).toBeVisible();
  await expect(rows.nth(1)).toHaveText(number);

  const search = page.getByRole('searchbox');
  await search.fill('zzz');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(page).toHaveURL(/search=zzz/);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect(page).toHaveURL(/size=50/);
  await page.goBack();
  await expect(page).not.toHaveURL(/size=50/);
  await expect(search).toHaveValue('zzz');
  await close();
});

test('? shows the keys of a result, which work without a mouse', async ({ browser }) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, demoTenant, { at: blank });
  await visit(page, `/ocr-list/${await findId(page, 'request')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  await page.locator('#content').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await close();
});

test('with reduced motion nothing moves', async ({ browser }) => {
  const { page, close } = await openPage(browser, 'en');
  for (const path of ['/login', '/']) {
    if (path === '/') await signIn(page, demoTenant);
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() => {
      const seconds = (text: string): number => Math.max(...text.split(',').map((each) => parseFloat(each)));
      return [...document.querySelectorAll('*')].filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const style = getComputedStyle(element, part);
          return seconds(style.animationDuration) > 0.01 || seconds(style.transitionDuration) > 0.01;
        }),
      ).length;
    });
    expect(moving, path).toBe(0);
  }
  await close();
});
