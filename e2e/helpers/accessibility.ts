import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The part of axe-core that is used. */
interface Checker {
  run(options: {
    runOnly: readonly string[];
    resultTypes: string[];
  }): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}
/** The code of axe-core, as its package for Playwright brings it. */
const { source: checker } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

/** What the checker is asked: WCAG 2.2 AA and its own best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/**
 * No violation of what the checker is asked on the screen as it is. The checker's package for Playwright opens a page of its own for each answer and
 * hands the code over each time: a second of the processors instead of a quarter.
 */
export async function expectAccessible(page: Page, title = page.url()): Promise<void> {
  // The checker is half a megabyte of code: it is loaded once per page.
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(checker);
  const violations = await page.evaluate(findViolations, rules);
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
async function findViolations(runOnly: typeof rules): Promise<{ id: string; places: string[] }[]> {
  const { axe } = globalThis as unknown as { axe: Checker };
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
}
