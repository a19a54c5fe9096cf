import type { Page } from '@playwright/test';

/** Longer than a screen takes to come from another one. */
const TIMEOUT_MS = 5_000;

/**
 * Opens another screen of an open console, as its own links do: a sixth of the work of loading it. What a load does (an address opened
 * first, guards, language and theme from the start) is tested by addresses.spec.ts, languages.spec.ts and the walk of the screens in
 * Japanese. If the heading stays the same, because it is another tab of the same screen or one that was just being left, the address is
 * loaded.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const isGone = await page.evaluate(go, address);
  const heading = page.locator('h1:not([data-left])').first();
  const isThere = isGone && (await heading.waitFor({ timeout: TIMEOUT_MS }).then(...outcomes));
  if (!isThere) await page.goto(address);
}

const outcomes = [() => true, () => false] as const;

/** Navigates within the page if a screen is open; its heading is marked, so that the next one can be awaited. Runs in the page. */
function go(address: string): boolean {
  const heading = document.querySelector('h1');
  if (heading === null || new URL(address, location.href).pathname === location.pathname) return false;
  heading.dataset['left'] = '';
  history.pushState({}, '', address);
  return true;
}
