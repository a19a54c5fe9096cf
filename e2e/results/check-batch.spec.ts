import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { makeLedger, pngOf } from '@ocr/specimens';
import { readXlsx } from 'hucre';
import { ledgerColumns, toCheck } from '../helpers/ledger.ts';
import { sendRequests, type SentFile } from '../helpers/send-requests.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';
import { visit } from '../helpers/visit.ts';

const inWork = (page: Page) => page.locator('input:focus');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for a number of frames: late updates of a screen have happened then. */
const drawFrames = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, frames);

/** Presses Tab until something is reached. */
async function tabTo(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

const isFocused = (page: Page, selector: string) => async () =>
  page.evaluate((expected) => document.activeElement?.matches(expected) ?? false, selector);

/** An unreadable picture: its fields may have been missed. */
const unreadable = async (): Promise<SentFile> => ({
  name: 'faded.png',
  bytes: await pngOf({ width: 700, height: 1000 }),
});

async function ledger(name: string, wrongEvery: number): Promise<SentFile> {
  return { name, bytes: await makeLedger({ pages: 1, rowsPerPage: 6, wrongEvery }) };
}

const template = {
  fields: [{ name: 'Number', description: 'Invoice number' }],
  tables: [
    {
      name: 'Lines',
      description: 'All lines',
      columns: Object.entries(ledgerColumns).map(([name, description]) => ({ name, description })),
    },
  ],
};

test.describe.serial('a batch of three requests is checked without the mouse', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    // Its access ends soon, which a line above every page says.
    const expiryDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await signIn(page, await addTenant({ name: `Checked batch ${Date.now()}`, expiryDate }));
    await sendRequests(page, template, [
      // Two files of the oldest have values to check, and the first of its files none.
      [await ledger('a0.pdf', 0), await ledger('a1.pdf', 3), await ledger('a2.pdf', 6)],
      [await unreadable()],
      // The first file of the newest request has nothing to check.
      [await ledger('c1.pdf', 0), await ledger('c2.pdf', 6), await ledger('c3.pdf', 0)],
    ]);
  });
  test.afterAll(() => page.close());

  test('the filter, the list and the first request are reached by Tab, arrows and Enter', async () => {
    await visit(page, '/ocr-list');
    await expect(page.getByRole('link', { name: 'OCR-000003' })).toBeVisible();
    await tabTo(page, isFocused(page, 'select[aria-label="Review"]'));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/checked=/);
    await tabTo(page, isFocused(page, 'a[href^="/ocr-list/"]'));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('OCR result OCR-000003');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('Your access')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next to review' })).toBeInViewport({ ratio: 1 });
  });

  test('Tab goes to the first doubt of the request, also where its first file has none', async () => {
    await expect(toCheck(page)).toHaveText('Nothing to review');
    // The switcher says of each other file how much of it is left.
    await expect(page.getByRole('combobox', { name: 'File' }).locator('option')).toHaveText([
      '1. c1.pdf',
      /^2\. c2\.pdf \(\d+ to review\)$/,
      '3. c3.pdf',
    ]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'File' }).locator('option:checked')).toHaveText(
      /^2\. c2\.pdf/,
    );
    await expect(inWork(page)).toHaveAttribute('data-tone', 'doubt');
  });

  test('resolving the last flagged value leads to Next, and Enter there to the next request', async () => {
    const next = page.getByRole('button', { name: 'Next to review' });
    await settleFile(page);
    await expect(next).toBeFocused();
    // The request was checked by itself: nothing is left of it.
    await expect(page.getByText(/checked by /)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('OCR result OCR-000002');
    await expect(inWork(page)).toHaveAttribute('data-tone', 'doubt');
  });

  test('the focus does not return to the title once the user types in the next request', async () => {
    await page.keyboard.type('N');
    await drawFrames(page, 90);
    await page.keyboard.type('o');
    await expect(inWork(page)).toHaveValue('No');
    await page.keyboard.press('Escape');
    await expect(inWork(page)).toHaveValue('');
  });

  test('what was not found is accepted as not there, as any other value', async () => {
    await expect(toCheck(page)).toHaveText('1 value to review');
    await page.keyboard.press('Enter');
    await expect(toCheck(page)).toHaveText('All flagged values reviewed');
    const next = page.getByRole('button', { name: 'Next to review' });
    await expect(next).toBeFocused();
    // Escape reverts it from there, too.
    await page.keyboard.press('Escape');
    await expect(toCheck(page)).toHaveText('1 value to review');
    await expect(inWork(page)).toHaveValue('');
    await page.keyboard.press('Enter');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('OCR result OCR-000001');
  });

  test('a finished file stays until Enter opens the next file of the request', async () => {
    const next = page.getByRole('button', { name: 'Next to review' });
    const shown = page.getByRole('combobox', { name: 'File' }).locator('option:checked');
    for (const name of ['a1.pdf', 'a2.pdf']) {
      await expect(shown).toContainText(name);
      await expect(inWork(page)).toHaveAttribute('data-tone', 'doubt');
      await settleFile(page);
      await expect(next).toBeFocused();
      await drawFrames(page, 30);
      await expect(shown).toContainText(name);
      await expect(toCheck(page)).toHaveText('All flagged values reviewed');
      await expect(next).toBeFocused();
      if (name === 'a1.pdf') await page.keyboard.press('Enter');
    }
  });

  test('at the end of the batch it says so, and the list shows who checked all of it', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing left to review.')).toBeVisible();
    type Listed = { items: { toCheck: number; checked: { by: string } | null }[] };
    await expect
      .poll(async () =>
        (await askApi<Listed>(page, '/request')).items.map(({ checked, toCheck: left }) => [
          left,
          checked?.by,
        ]),
      )
      .toEqual(Array.from({ length: 3 }, () => [0, 'Jo States']));
  });

  test('the whole batch is selected and exported as one workbook by keys', async () => {
    await visit(page, '/ocr-list');
    await expect(page.getByRole('link', { name: 'OCR-000003' })).toBeVisible();
    await tabTo(page, isFocused(page, 'input[type="checkbox"]'));
    await page.keyboard.press('Space');
    const button = page.getByRole('button', { name: 'Export Excel' });
    await tabTo(page, () => button.evaluate((element) => element === document.activeElement));
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const { sheets } = await readXlsx(await readFile(await (await download).path()));
    const cells = new Set(sheets[0]!.rows.flat());
    for (const name of ['a0.pdf', 'a1.pdf', 'a2.pdf', 'c1.pdf', 'c2.pdf', 'c3.pdf', 'faded.png'])
      expect(cells).toContain(name);
  });
});

/** Accepts all that is doubtful in the file. */
async function settleFile(page: Page): Promise<void> {
  const left = async () => Number.parseInt((await toCheck(page).textContent()) ?? '', 10) || 0;
  for (let before = await left(); before > 0; before = await left()) {
    await page.keyboard.press('Enter');
    await expect.poll(left).toBeLessThan(before);
  }
}
