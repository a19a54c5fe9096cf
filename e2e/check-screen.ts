import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { findClippedTexts } from './helpers/clipped-texts.ts';
import { isFullWalk } from './places.ts';

export const languages = ['en', 'jp'] as const;
export type Language = (typeof languages)[number];
/**
 * For journeys that are the same in every language: their texts are tested by the messages, their layout by the walk of the screens. In
 * both languages on a full walk.
 */
export const inOneLanguage = (language: Language): readonly Language[] =>
  isFullWalk ? languages : [language];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

export const sizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  large: { width: 1920, height: 1080 },
} as const;
type Width = keyof typeof sizes;
export interface Appearance {
  readonly theme: Theme;
  readonly width: Width;
}

/** Where pictures of every screen go; none are taken without it. */
const shots = process.env['SHOTS'];

const allAppearances: readonly Appearance[] = [
  { theme: 'light', width: 'wide' },
  { theme: 'dark', width: 'wide' },
  { theme: 'dark', width: 'phone' },
  { theme: 'light', width: 'phone' },
  { theme: 'light', width: 'large' },
];

/** Two each, so that the two have both themes and both widths; all four come up in turn. */
const pairs = (
  [
    ['light wide', 'dark phone'],
    ['light phone', 'dark wide'],
    ['dark phone', 'light wide'],
    ['dark wide', 'light phone'],
  ] as const
).map((pair) => pair.map((name) => allAppearances.find(({ theme, width }) => `${theme} ${width}` === name)!));

/**
 * The theme and width at which the screen of this number in a walk is checked: the other ones in the other language, and another pair for the next
 * screen. On a full walk: both themes at both widths and on a large screen.
 */
export function appearancesOf(number: number, language: Language): readonly Appearance[] {
  if (isFullWalk) return allAppearances;
  return [pairs[number % pairs.length]![languages.indexOf(language)]!];
}

/** The widths (px) of a window or a phone at which these do not show a screen. */
export const otherWidths = (appearances: readonly Appearance[]): number[] =>
  (['wide', 'phone'] as const)
    .filter((each) => appearances.every(({ width }) => width !== each))
    .map((each) => sizes[each].width);

/** Of a state that is checked in one language alone: both themes, each at one width. */
const appearancesIn = (language: Language): readonly Appearance[] =>
  isFullWalk ? allAppearances : pairs[language === 'en' ? 0 : 3]!;

/** A page in a language that records console errors. Motion is reduced, so that nothing is checked during an animation. */
export async function openPage(browser: Browser, language: Language, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: sizes.wide, reducedMotion: 'reduce', ...options });
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('configs') === null)
      localStorage.setItem('configs', JSON.stringify({ language: chosen, theme: 'light' }));
  }, language);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Refusals are answers too; the browser reports them as errors of its own.
    if (message.type() === 'error' && !/status of \d|net::ERR/.test(message.text()))
      complaints.push(message.text());
  });
  const close = async (): Promise<void> => {
    // Calls still pending in a test's own route end with the page.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, complaints, close };
}

/** As another tab would change it: kept under `configs`, announced by the storage event. Nothing reloads. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    const configs = JSON.parse(localStorage.getItem('configs') ?? '{}') as object;
    localStorage.setItem('configs', JSON.stringify({ ...configs, theme: chosen }));
    dispatchEvent(new StorageEvent('storage', { key: 'configs' }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
}

/** Waits until nothing is on its way any more; `isBusy` for what shows placeholders on purpose. */
export async function settle(page: Page, isBusy = false): Promise<void> {
  if (!isBusy) {
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Sizes are observed one frame, drawn the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** 400 % of a 1280 window; on a full walk also 200 %, which has the layout of a phone and more room. */
export const zoomed = isFullWalk ? [640, 320] : [320];

/**
 * Checks the screen in the themes and widths given: picture, accessibility, nothing cut off, nothing outside the window. Then at other widths (px),
 * those of zooms if none are named: nothing is lost, and only tables scroll sideways.
 */
export async function checkScreen(
  page: Page,
  name: string,
  language: Language,
  {
    isBusy = false,
    appearances = appearancesIn(language),
    widths = zoomed,
  }: { isBusy?: boolean; appearances?: readonly Appearance[]; widths?: readonly number[] } = {},
): Promise<void> {
  for (const appearance of appearances) {
    await setTheme(page, appearance.theme);
    await page.setViewportSize(sizes[appearance.width]);
    await settle(page, isBusy);
    const title = `${name}-${language}-${appearance.theme}-${appearance.width}`;
    if (shots !== undefined) {
      await mkdir(shots, { recursive: true });
      await page.screenshot({ path: join(shots, `${title}.png`), fullPage: true });
    }
    await expectAccessible(page, title);
    await expectWhole(page, title);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 512 });
    await settle(page, isBusy);
    await expectWhole(page, `${name}-${language} at ${width}`);
  }
  await page.setViewportSize(sizes.wide);
}

/** No text cut off, and no page wider than its window. */
export async function expectWhole(page: Page, title: string): Promise<void> {
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(overflow, `${title} is wider than its window by`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(findClippedTexts), `${title} cuts off`).toEqual([]);
}
