import { expect, type Locator, type Page } from '@playwright/test';

/** Goes by Tab alone, or back by Shift + Tab, from where the focus is to what is looked for; what cannot be reached so fails. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', most = 160 }: { readonly key?: 'Tab' | 'Shift+Tab'; readonly most?: number } = {},
): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // As who works by keys does on a screen just opened: the skip link leads past the menu (keyboard.spec.ts).
    if (step === 0 && (await target.evaluate(isBehindSkipLink))) await page.keyboard.press('Enter');
  }
  await expect(target).toBeFocused();
}

/** Goes there and presses a key on it. */
export async function pressBy(
  page: Page,
  target: Locator,
  key = 'Enter',
  way: Parameters<typeof tabTo>[2] = {},
): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press(key);
}

/** Goes to a list of choices and down or up it until one is chosen. */
export async function chooseBy(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  const chosen = () => target.locator('option:checked').innerText();
  await page.keyboard.press('Home');
  for (let step = 0; step < 40 && (await chosen()) !== label; step += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(label);
}

/** Whether the skip link has the focus, and what is looked for is in the content that it leads to. Runs in the page. */
function isBehindSkipLink(target: Element): boolean {
  return document.activeElement?.getAttribute('href') === '#content' && target.closest('#content') !== null;
}
