import { makeSpecimen } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { cellOf, changesSent, leavingAsks, openLines, sendLedger } from '../helpers/ledger.ts';
import { sendRequests } from '../helpers/send-requests.ts';
import { rowsWith, storedField, type Stored } from '../helpers/stored-values.ts';
import { asked, field, inWork, openTwoTabs } from '../helpers/two-tabs.ts';
import { addTenant, blank, signIn } from '../people.ts';
import { askApi } from '../places.ts';

/** Two tabs of one user, both at the same request. */
test.describe.serial('two tabs show one request', () => {
  let page: Page;
  let other: Page;
  test.beforeAll(async ({ browser }) => {
    [page, other] = await openTwoTabs(browser, 'Meanwhile');
  });
  test.afterAll(() => page.context().close());

  test('what is typed reaches the row that is meant, or none, after the other tab has deleted a row', async () => {
    const address = await sendLedger(page, { pages: 1, rowsPerPage: 6, wrongEvery: 0 });
    await openLines(page, address);
    await openLines(other, address);
    await page.bringToFront();
    await cellOf(page, 'Amount', 1).click();
    await page.keyboard.press('Alt+Delete');
    await expect(page.getByText('Row 1 deleted.')).toBeVisible();
    await changesSent(page);
    await other.bringToFront();
    await cellOf(other, 'Quantity', 2).click();
    await inWork(other).fill('41');
    await other.keyboard.press('Enter');
    await expect(other.getByText('It was changed elsewhere.')).toBeVisible();
    expect(await rowsWith(page, address, '41')).toEqual([]);
    // The rows are those of the server, and the text is in the row that it was typed for.
    await expect(cellOf(other, 'Amount', 6)).toHaveCount(0);
    await cellOf(other, 'Quantity', 1).click();
    await expect(inWork(other)).toHaveValue('41');
    await other.keyboard.press('Enter');
    await expect.poll(() => rowsWith(page, address, '41')).toEqual(['1']);

    // The second tab, which does not know of another row's deletion, adds a row: it is refused.
    await page.bringToFront();
    await cellOf(page, 'Amount', 5).click();
    await page.keyboard.press('Alt+Delete');
    await changesSent(page);
    await other.bringToFront();
    await cellOf(other, 'Amount', 5).click();
    await other.keyboard.press('Alt+Enter');
    await expect(other.getByText('This table was changed elsewhere.')).toBeVisible();
    await expect(cellOf(other, 'Amount', 5)).toHaveCount(0);
  });

  test('neither accepting nor typing replaces a correction that was not seen', async () => {
    const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
    const [id] = await sendRequests(page, asked, [[{ name: 'a.pdf', bytes: pdf }]]);
    const stored = () => storedField(page, id!, 'Number');
    await other.goto(`/ocr-list/${id}`);
    await expect(field(other, 'Number')).toBeVisible();
    await page.goto(`/ocr-list/${id}`);
    const correct = async (text: string) => {
      await page.bringToFront();
      await field(page, 'Number').fill(text);
      await page.keyboard.press('Enter');
      await expect.poll(stored).toBe(text);
      await other.bringToFront();
    };
    await correct('A-1');
    await field(other, 'Number').press('Enter');
    await expect(other.getByText('It was changed elsewhere. The saved value is shown.')).toBeVisible();
    await expect(field(other, 'Number')).toHaveValue('A-1');
    expect(await stored()).toBe('A-1');
    // One change after another of the same tab is no other’s.
    await correct('A-2');
    await correct('A-3');
    await field(other, 'Number').fill('B-1');
    await other.keyboard.press('Enter');
    await expect(other.getByText('Compare with the saved value')).toBeVisible();
    await expect(other.getByText('saved: A-3')).toBeVisible();
    await expect(field(other, 'Number')).toHaveValue('B-1');
    expect(await stored()).toBe('A-3');
    // What was refused is not there to be undone, and Escape gives it up.
    await field(other, 'Number').press('Escape');
    await expect(field(other, 'Number')).toHaveValue('A-3');
    await field(other, 'Number').press('Control+z');
    await expect(field(other, 'Number')).toHaveValue('A-3');
    await changesSent(other);
    expect(await stored()).toBe('A-3');
    await correct('A-4');
    await field(other, 'Number').fill('B-1');
    await other.keyboard.press('Enter');
    await expect(other.getByText('saved: A-4')).toBeVisible();
    await field(other, 'Number').press('Enter');
    await expect.poll(stored).toBe('B-1');
    await expect(other.getByText('saved: A-4')).toHaveCount(0);
    await field(other, 'Number').fill('B-2');
    await other.keyboard.press('Enter');
    await field(other, 'Number').fill('B-3');
    await other.keyboard.press('Enter');
    await expect.poll(stored).toBe('B-3');
  });
});

test.describe.serial('one tab', () => {
  let page: Page;
  let id: string;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Unsaved ${Date.now()}` }), { at: blank });
    const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, bytes: pdf }));
    [id] = (await sendRequests(page, asked, [files])) as [string];
  });
  test.afterAll(() => page.close());

  async function open(): Promise<void> {
    await page.goto(`/ocr-list/${id}`);
    await expect(field(page, 'Number')).toBeVisible();
  }
  async function enter(text: string): Promise<void> {
    await field(page, 'Number').fill(text);
    await page.keyboard.press('Enter');
  }
  const stored = () => storedField(page, id, 'Number');

  test('undo brings back the correction that was there before', async () => {
    await open();
    await enter('First');
    await expect.poll(stored).toBe('First');
    await open();
    await enter('Second');
    await expect.poll(stored).toBe('Second');
    await field(page, 'Number').press('Control+z');
    await expect.poll(stored).toBe('First');
    await expect(field(page, 'Number')).toHaveValue('First');
    // Escape reverts what an earlier visit corrected, and undo restores it.
    await field(page, 'Number').press('Escape');
    await expect.poll(stored).toBeUndefined();
    await field(page, 'Number').press('Control+z');
    await expect.poll(stored).toBe('First');
  });

  test('picking on the page fills no value of a tab that was left', async () => {
    const hint = page.getByText(/to fill “Number”/);
    await field(page, 'Number').click();
    await expect(hint).toBeVisible();
    await page.getByRole('tab', { name: 'Text' }).click();
    await expect(hint).toHaveCount(0);
    await page.getByRole('tab', { name: 'Fields' }).click();
  });

  test('what could not be saved stays with its file, and is asked for before checking and leaving', async () => {
    await page.route('**/corrections', (route) =>
      route.fulfill({ status: 500, json: { data: null, status: { code: 500, message: 'FAILED' } } }),
    );
    await enter('155');
    await expect(page.getByText('Something went wrong on the server.')).toBeVisible();
    const files = page.getByRole('combobox', { name: 'File' });
    await files.selectOption({ index: 1 });
    await expect(field(page, 'Number')).not.toHaveValue('155');
    const check = page.getByRole('button', { name: 'Mark as checked' });
    await check.click();
    await expect(page.getByText('Some values in a.pdf are not saved.')).toBeVisible();
    await files.selectOption({ index: 0 });
    await expect(field(page, 'Number')).toHaveValue('155');
    expect(await leavingAsks(page)).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'OCR list' }).click();
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    // Typed, and not yet left: the button takes the focus, and the text is saved, or not.
    await field(page, 'Number').fill('156');
    await check.click();
    await expect(field(page, 'Number')).toHaveValue('156');
    await expect(page.getByText('Some values in a.pdf are not saved.').first()).toBeVisible();
    expect((await askApi<Stored>(page, `/request/${id}`)).checked).toBeNull();
    await page.unroute('**/corrections');
    await field(page, 'Number').press('Enter');
    await expect.poll(stored).toBe('156');
    expect(await leavingAsks(page)).toBe(false);
  });

  test('a request that a colleague has deleted says so as soon as it is used', async () => {
    await page.evaluate(async (path) => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('access_token')}` };
      await fetch(path, { method: 'DELETE', headers });
    }, `/api/request/${id}`);
    await enter('157');
    await expect(page.getByText('This request no longer exists.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as checked' })).toHaveCount(0);
  });
});
