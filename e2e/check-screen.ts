import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findClippedTexts } from './helpers/clipped-texts.ts';
import { isFullWalk } from './places.ts';

/** The part of axe-core that is used. */
interface Checker {
  run(options: {
    runOnly: readonly string[] | { type: 'rule'; values: readonly string[] };
    resultTypes: string[];
  }): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}
/** The code of axe-core, as its package for Playwright brings it. */
const { source: checker } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

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
interface Appearance {
  readonly theme: Theme;
  readonly width: Width;
}

/** What the checker of accessibility is asked: WCAG 2.2 AA and its own best practices, or how the colours of a theme contrast. */
const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
type Rules = keyof typeof rules;

/** Where pictures of every screen go; none are taken without it. */
const shots = process.env['SHOTS'];

const allAppearances: readonly Appearance[] = [
  { theme: 'light', width: 'wide' },
  { theme: 'dark', width: 'wide' },
  { theme: 'dark', width: 'phone' },
  { theme: 'light', width: 'phone' },
  { theme: 'light', width: 'large' },
];

/**
 * The themes and widths at which a screen is checked: both themes, each at one width, swapped in the other language. On a full walk: both
 * themes at both widths and on a large screen.
 */
function appearancesFor(language: Language): readonly Appearance[] {
  if (isFullWalk) return allAppearances;
  return language === 'en'
    ? [allAppearances[0]!, allAppearances[2]!]
    : [allAppearances[1]!, allAppearances[3]!];
}

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

/**
 * Checks the screen in every theme and width of its language: picture, accessibility, nothing cut off, nothing outside the window. Then at the zooms
 * of a 1280 window, 200 % and 400 % (widths in px): nothing is lost, and only tables scroll sideways.
 */
export async function checkScreen(
  page: Page,
  name: string,
  language: Language,
  {
    isBusy = false,
    zooms = [640, 320],
    asked = 'all',
  }: { isBusy?: boolean; zooms?: readonly number[]; asked?: Rules } = {},
): Promise<void> {
  for (const appearance of appearancesFor(language)) {
    await setTheme(page, appearance.theme);
    await page.setViewportSize(sizes[appearance.width]);
    await settle(page, isBusy);
    const title = `${name}-${language}-${appearance.theme}-${appearance.width}`;
    if (shots !== undefined) {
      await mkdir(shots, { recursive: true });
      await page.screenshot({ path: join(shots, `${title}.png`), fullPage: true });
    }
    await expectAccessible(page, title, asked);
    await expectWhole(page, title);
  }
  for (const width of zooms) {
    await page.setViewportSize({ width, height: 512 });
    await settle(page, isBusy);
    await expectWhole(page, `${name}-${language} at ${width}`);
  }
  await page.setViewportSize(sizes.wide);
}

/** No violation of what the checker is asked. */
async function expectAccessible(page: Page, title: string, asked: Rules): Promise<void> {
  // The checker is half a megabyte of code: it is loaded once per page.
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(checker);
  const violations = await page.evaluate(findViolations, rules[asked]);
  const found = violations
    // Menus hang at the end of the page, as dialogs do, which the checker knows of.
    .map(({ id, places }) => ({
      id,
      places: places.filter((place) => id !== 'region' || !place.includes('menuitem')),
    }))
    .filter(({ places }) => places.length > 0)
    .map(({ id, places }) => `${id}: ${places.join(', ')}`);
  expect.soft(found, title).toEqual([]);
}

/** What the checker finds; no page has frames. Runs in the page: the checker's own way around it costs half as much again. */
async function findViolations(runOnly: (typeof rules)[Rules]): Promise<{ id: string; places: string[] }[]> {
  const { axe } = globalThis as unknown as { axe: Checker };
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
}

/** No text cut off, and no page wider than its window. */
export async function expectWhole(page: Page, title: string): Promise<void> {
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(overflow, `${title} is wider than its window by`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(findClippedTexts), `${title} cuts off`).toEqual([]);
}
