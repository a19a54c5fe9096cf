import { makeSpecimen, pngOf } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { cellOf, changesSent, openLines, sendLedger } from '../helpers/ledger.ts';
import { reportEnd } from '../helpers/report-end.ts';
import { sendRequests, type SentFile } from '../helpers/send-requests.ts';
import { rowCount, rowsWith, storedField } from '../helpers/stored-values.ts';
import { asked, field, inWork, openTwoTabs } from '../helpers/two-tabs.ts';

/** Two tabs of one user at the same request: what one of them saved, the other has not seen. */
test.describe.serial('what the other tab saved', () => {
  let page: Page;
  let other: Page;
  test.beforeAll(async ({ browser }) => {
    [page, other] = await openTwoTabs(browser, 'Unseen');
  });
  test.afterAll(() => page.context().close());

  const invoice = async (): Promise<SentFile> => {
    const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
    return { name: 'a.pdf', bytes: pdf };
  };
  async function openBoth(file: SentFile, what = asked): Promise<string> {
    const [id] = await sendRequests(page, what, [[file]]);
    for (const tab of [page, other]) {
      await tab.goto(`/ocr-list/${id}`);
      await expect(field(tab, 'Number')).toBeVisible();
    }
    return id!;
  }
  async function correct(id: string, name: string, text: string): Promise<void> {
    await page.bringToFront();
    await field(page, name).fill(text);
    await page.keyboard.press('Enter');
    await expect.poll(() => storedField(page, id, name)).toBe(text);
    await other.bringToFront();
  }

  test('the last value to check is sent once, and what was typed for it is kept', async () => {
    // Its fields may have been missed.
    const unreadable = { name: 'faded.png', bytes: await pngOf({ width: 700, height: 1000 }) };
    const id = await openBoth(unreadable, { fields: asked.fields.slice(0, 1), tables: [] });
    await expect(field(other, 'Number')).toHaveAttribute('data-tone', 'doubt');
    await correct(id, 'Number', 'P-1');
    let sent = 0;
    other.on('request', (request) => {
      if (request.url().endsWith('/corrections')) sent += 1;
    });
    await field(other, 'Number').fill('P-2');
    await other.keyboard.press('Enter');
    await expect(other.getByText('Compare with the saved value')).toBeVisible();
    await expect(other.getByText('saved: P-1')).toBeVisible();
    await expect(field(other, 'Number')).toHaveValue('P-2');
    await expect(field(other, 'Number')).toBeFocused();
    expect(await storedField(page, id, 'Number')).toBe('P-1');
    // Ctrl+Z gives up what could not be saved, and nothing else.
    await field(other, 'Number').press('Control+z');
    await expect(field(other, 'Number')).toHaveValue('P-1');
    await changesSent(other);
    expect(sent).toBe(1);
    await expect(other.getByText('The saved value is shown.')).toHaveCount(0);
  });

  test('is not replaced by what was being typed when it arrived', async () => {
    const id = await openBoth(await invoice());
    await other.bringToFront();
    await field(other, 'Number').fill('B-1');
    await correct(id, 'Number', 'A-1');
    await reportEnd(other, id);
    // The note below the field is of the value that has arrived.
    await expect(other.getByText(/reviewed by/)).toBeVisible();
    await expect(field(other, 'Number')).toHaveValue('B-1');
    await other.keyboard.press('Enter');
    await expect(other.getByText('saved: A-1')).toBeVisible();
    await expect(field(other, 'Number')).toHaveValue('B-1');
    expect(await storedField(page, id, 'Number')).toBe('A-1');
  });

  test('is not undone by the tab that has corrected the value before', async () => {
    const id = await openBoth(await invoice());
    await other.bringToFront();
    await field(other, 'Number').fill('B-1');
    await other.keyboard.press('Enter');
    await expect.poll(() => storedField(page, id, 'Number')).toBe('B-1');
    await page.reload();
    await correct(id, 'Number', 'A-1');
    await reportEnd(other, id);
    await expect(field(other, 'Number')).toHaveValue('A-1');
    await field(other, 'Number').press('Control+z');
    await changesSent(other);
    await expect(field(other, 'Number')).toHaveValue('A-1');
    expect(await storedField(page, id, 'Number')).toBe('A-1');
  });

  test('moves no text to another row while it is being typed', async () => {
    const address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 0 });
    await openLines(page, address);
    await openLines(other, address);
    const id = address.split('/').at(-1)!;
    await other.bringToFront();
    await cellOf(other, 'Quantity', 4).click();
    await inWork(other).fill('77');
    await page.bringToFront();
    await cellOf(page, 'Amount', 1).click();
    await page.keyboard.press('Alt+Delete');
    await expect(page.getByText('Row 1 deleted.')).toBeVisible();
    await expect.poll(() => rowCount(page, address)).toBe(5);
    await other.bringToFront();
    await reportEnd(other, id);
    await expect(cellOf(other, 'Amount', 6)).toHaveCount(0);
    await expect(inWork(other)).toHaveValue('77');
    await other.keyboard.press('Enter');
    await expect.poll(() => rowsWith(page, address, '77')).toEqual(['3']);

    // The row itself is deleted: the text is said, and reaches no other row.
    await cellOf(other, 'Quantity', 2).click();
    await inWork(other).fill('88');
    await page.reload();
    await openLines(page, address);
    await cellOf(page, 'Amount', 2).click();
    await page.keyboard.press('Alt+Delete');
    await expect(page.getByText('Row 2 deleted.')).toBeVisible();
    await expect.poll(() => rowCount(page, address)).toBe(4);
    await other.bringToFront();
    await reportEnd(other, id);
    await expect(other.getByText('“88” was not saved')).toBeVisible();
    expect(await rowsWith(page, address, '88')).toEqual([]);
  });
});
