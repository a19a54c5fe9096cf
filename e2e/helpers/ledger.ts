import { expect, type Page } from '@playwright/test';
import { makeLedger, type LedgerOptions } from '@ocr/specimens';

/** The fields and columns asked of a ledger. */
export const ledgerColumns = {
  Date: 'The date of the line',
  Description: 'What was bought',
  Quantity: 'The number of units',
  'Unit price': 'The price of one unit',
  Amount: 'The amount of the line',
};

/** Sends a request for a ledger as the signed-in user. Returns the address of its result. */
export async function sendLedger(page: Page, options: LedgerOptions): Promise<string> {
  const pdf = await makeLedger(options);
  const id = await page.evaluate(
    async ({ bytes, asked }) => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('access_token')}` };
      const send = async (method: string, path: string, body?: BodyInit) => {
        const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
        const init = { method, headers: { ...headers, ...json }, ...(body && { body }) };
        const answer = (await (await fetch(`/api${path}`, init)).json()) as {
          data: { id: string; status: string };
        };
        return answer.data;
      };
      const template = {
        name: `Ledger ${Date.now()}`,
        fields: [],
        tables: [{ name: 'Lines', description: 'All lines', columns: asked }],
      };
      const form = new FormData();
      form.append('templateId', (await send('POST', '/template', JSON.stringify(template))).id);
      const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      form.append('files', new File([file], 'ledger.pdf'));
      return (await send('POST', '/request', form)).id;
    },
    {
      bytes: pdf.toString('base64'),
      asked: Object.entries(ledgerColumns).map(([name, description]) => ({ name, description })),
    },
  );
  return `/ocr-list/${id}`;
}

/** How many values are to check, in words. */
export const toCheck = (page: Page) => page.locator('[class*="toCheck"]');

/** A cell of a ledger's lines, rows from 1. */
export const cellOf = (page: Page, column: string, row: number) =>
  page.locator(`[data-value='tables["Lines"][${row - 1}]["${column}"]']`);

/** Its outline on the page. */
export const markOf = (page: Page, column: string, row: number) =>
  page.locator(`[data-mark='tables["Lines"][${row - 1}]["${column}"]']`);

/** Opens a ledger's result at its table, once it is read. */
export async function openLines(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('tab', { name: /Lines/ }).click({ timeout: 120_000 });
  await expect(cellOf(page, 'Amount', 1)).toBeVisible();
}

/** Whether leaving asks, since a change waits to be saved. */
export const leavingAsks = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/**
 * Waits until every change is sent, one after another: a test that leaves earlier loses the rest. The last one may still be in progress.
 */
export const changesSent = (page: Page) => expect.poll(() => leavingAsks(page)).toBe(false);
