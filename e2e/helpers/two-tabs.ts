import type { Browser, Page } from '@playwright/test';
import { addTenant, blank, signIn } from '../people.ts';

/** The field that has the focus. */
export const inWork = (page: Page) => page.locator('input:focus');
/** The field of a value. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fields of which an invoice has the first only. */
export const asked = {
  fields: [
    { name: 'Number', description: 'Invoice number' },
    { name: 'Propeller', description: 'Propeller type' },
  ],
  tables: [],
};

/** Two tabs of one user of a new tenant. Closed with their context. */
export async function openTwoTabs(browser: Browser, name: string): Promise<[Page, Page]> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, await addTenant({ name: `${name} ${Date.now()}` }), { at: blank });
  return [page, await context.newPage()];
}
