import { expect, type Page } from '@playwright/test';

/** Something in a page that has the focus, as a person sees it. */
interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
  readonly isCovered: boolean;
}

/** The focused element: whether it is visible, and whether something covers it. Runs in the page. */
function readStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // Radio buttons of a segmented control and the like are drawn by their label.
  const box = element.getBoundingClientRect();
  const isDrawnElsewhere = box.width < 8 || box.height < 8 || getComputedStyle(element).opacity === '0';
  const drawn = isDrawnElsewhere
    ? ((element as HTMLInputElement).labels?.[0] ?? element.parentElement ?? element)
    : element;
  const hasMark = (candidate: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const place = drawn.getBoundingClientRect();
  const points = [0.25, 0.5, 0.75].map(
    (share) => [place.left + place.width * share, place.top + place.height / 2] as const,
  );
  const isCovered = points.every(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top === null || !(drawn.contains(top) || top.contains(drawn));
  });
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  return {
    name: `${element.tagName.toLowerCase()} “${text || (element as HTMLInputElement).name}”`,
    // A password and its eye are in one frame, which is marked.
    isSeen: [drawn, element, element.closest('.mantine-PasswordInput-input')].some(
      (candidate) => candidate !== null && hasMark(candidate),
    ),
    isCovered,
  };
}

/** Stops of the Tab key on the page: from its top, or backwards from its end. */
export async function walkStops(
  page: Page,
  { most = 80, from = 'top' }: { most?: number; from?: 'top' | 'content' | 'end' } = {},
): Promise<Stop[]> {
  await page.evaluate((place) => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    if (place === 'top') return;
    // The browser continues from the last focus position: before the screen's content, or after everything.
    const start = Object.assign(document.createElement('span'), { tabIndex: -1 });
    if (place === 'content') document.querySelector('#content')?.prepend(start);
    else document.body.append(start);
    start.focus();
    start.remove();
  }, from);
  const key = from === 'end' ? 'Shift+Tab' : 'Tab';
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/**
 * Every stop is visible and not covered, in the order of the page. The rows of a list are alike, so the first and last stops cover it. The
 * frame around the content is the same on each screen: `from` leaves it out.
 */
export async function expectFocusSeen(
  page: Page,
  title: string,
  { from = 'top' }: { from?: 'top' | 'content' } = {},
): Promise<void> {
  await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
  const most = from === 'top' ? 45 : 30;
  const stops = await walkStops(page, { most, from });
  if (stops.length === most) stops.push(...(await walkStops(page, { most: 10, from: 'end' })));
  if (from === 'top') expect(stops.length, `${title} has stops`).toBeGreaterThan(0);
  const bad = stops.filter(({ isSeen, isCovered }) => !isSeen || isCovered);
  expect.soft(bad, title).toEqual([]);
}
