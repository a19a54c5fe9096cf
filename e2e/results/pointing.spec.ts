import { expect, test, type Page } from '@playwright/test';
import { makeSpecimen, scanOf } from '@ocr/specimens';
import { cellOf } from '../helpers/ledger.ts';
import { withWords } from '../helpers/with-words.ts';
import { addTenant, blank, signIn } from '../people.ts';
import { storedField } from '../helpers/stored-values.ts';
import { askApi } from '../places.ts';

interface Word {
  readonly text: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const field = (page: Page) => page.locator(`[data-value='fields["Zebra"]']`);
const mark = (page: Page) => page.locator(`[data-mark='fields["Zebra"]']`);

/** Sends a scan with a template of one field that no rule finds, as the signed-in user. Returns the request's id. */
const sendScan = (page: Page, scan: Buffer, columns: readonly string[] = []): Promise<string> =>
  page.evaluate(
    async ({ bytes, columns }) => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('access_token')}` };
      const send = async (path: string, body: BodyInit) => {
        const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
        const answer = await fetch(`/api${path}`, { method: 'POST', headers: { ...headers, ...json }, body });
        return ((await answer.json()) as { data: { id: string } }).data.id;
      };
      const fields = [{ name: 'Zebra', description: 'The zebra mark' }];
      const asked = columns.map((name) => ({ name, description: '' }));
      const tables = asked.length === 0 ? [] : [{ name: 'Lines', description: 'All items', columns: asked }];
      const form = new FormData();
      form.append(
        'templateId',
        await send('/template', JSON.stringify({ name: `Scans ${columns.length}`, fields, tables })),
      );
      const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      form.append('files', new File([file], 'scan.jpg'));
      return send('/request', form);
    },
    { bytes: scan.toString('base64'), columns },
  );

test.describe.serial('a value is pointed at on a scan', () => {
  let page: Page;
  let id: string;
  let number: string;
  let scan: Buffer | undefined;
  let lines: { columns: readonly string[]; rows: readonly (readonly (string | null)[])[] };
  let word: Word;
  /** What the screen has as the words of the page: as if they had been read so. */
  let words: (read: readonly Word[]) => readonly Word[] = (read) => read;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Pointing ${Date.now()}` }), { at: blank });
    const { pdf, truth } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 11 });
    number = truth.fields['Invoice number']!.value!;
    lines = truth.tables[0]!;
    [scan] = await scanOf(pdf, { seed: 11, noise: 0.1, skew: 0.4, dpi: 150 });
    id = await sendScan(page, scan!);
    await page.goto(`/ocr-list/${id}`);
    await expect(field(page)).toBeVisible({ timeout: 120_000 });
    const { files } = await askApi<{ files: { id: string }[] }>(page, `/request/${id}`);
    const address = `/request/${id}/files/${files[0]!.id}/pages/1/words`;
    word = (await askApi<{ words: Word[] }>(page, address)).words.find(({ text }) => text === number)!;
    await routeWords();
  });
  test.afterAll(() => page.close());

  /** Has the screen get `words`. */
  const routeWords = () =>
    page.route('**/pages/1/words', async (route) => {
      const answer = await route.fetch();
      const { data, status } = (await answer.json()) as { data: { words: Word[] }; status: unknown };
      await route.fulfill({ response: answer, json: { data: { words: words(data.words) }, status } });
    });

  /** Opens the result again, with the value selected. */
  async function open(): Promise<void> {
    await page.goto(`/ocr-list/${id}`);
    await withWords(page, () => field(page).click());
  }

  async function drawBox({ x, y, width, height }: Word['box']): Promise<void> {
    const sheet = page.locator('div', { has: page.locator('> img[alt^="Page 1 of"]') }).last();
    const paper = (await sheet.boundingBox())!;
    const at = (right: number, down: number) =>
      [paper.x + right * paper.width, paper.y + down * paper.height] as const;
    await page.mouse.move(...at(x - 0.004, y - 0.003));
    await page.mouse.down();
    await page.mouse.move(...at(x + width / 2, y + height));
    await page.mouse.move(...at(x + width + 0.004, y + height + 0.003));
    await page.mouse.up();
  }

  /** The next test opens what is stored. */
  const undone = () => expect.poll(() => storedField(page, id, 'Zebra')).toBeUndefined();

  test('print that was not read is read there; one undo reverts it', async () => {
    words = (read) => read.filter(({ text }) => text !== number);
    await open();
    await drawBox(word.box);
    await expect(field(page)).toHaveValue(number);
    await expect(mark(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(mark(page)).toHaveCount(0);
    await undone();
  });

  test('a misread word is shown at once and yields to what both readers read; one undo reverts both', async () => {
    const misread = number.replace(/.$/, 'Z');
    words = (read) => read.map((each) => (each.text === number ? { ...each, text: misread } : each));
    await open();
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/pages/1/read', async (route) => {
      await held;
      await route.continue();
    });
    await drawBox(word.box);
    await expect(field(page)).toHaveValue(misread);
    go();
    await expect(page.getByText(`The place was read again: “${number}”`)).toBeVisible();
    await expect(field(page)).toHaveValue(number);
    await expect(mark(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(field(page)).toHaveValue('');
    await undone();
    await page.unroute('**/pages/1/read');
  });

  test('text typed meanwhile stays, and without a reread the words are as usable as before', async () => {
    await open();
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/pages/1/read', async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    await drawBox(word.box);
    await expect(field(page)).not.toHaveValue('');
    await field(page).fill('by hand');
    go();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('by hand');
    await page.unroute('**/pages/1/read');
    await page.route('**/pages/1/read', (route) => route.abort());
    words = (read) => read.filter(({ text }) => text !== number);
    await open();
    await drawBox(word.box);
    await expect(page.getByText('This place could not be read.')).toBeVisible();
    await page.keyboard.type('typed');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('typed');
    await expect(mark(page)).toHaveCount(1);
  });

  test('words of a row that were misread yield to what both readers read; one undo reverts both', async () => {
    const cell = cellOf(page, lines.columns[0]!, 2);
    const first = lines.rows[1]![0]!.split(' ')[0]!;
    const misread = first.replace(/.$/, '#');
    words = (read) => read.map((each) => (each.text === first ? { ...each, text: misread } : each));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await routeWords();
    await page.goto(`/ocr-list/${await sendScan(page, scan!, lines.columns)}`);
    await page.getByRole('tab', { name: /Lines/ }).click({ timeout: 120_000 });
    const before = await cell.innerText();
    await withWords(page, () => cell.click());
    const held = Promise.withResolvers<void>();
    await page.route('**/pages/1/read', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.keyboard.press('Alt+r');
    await expect(page.getByText(/Box or click the row/)).toContainText(misread);
    await page.keyboard.press('Enter');
    await expect(cell).toHaveValue(new RegExp(`^${misread}`));
    held.resolve();
    await expect(page.getByText(/^[1-4] values? of it changed when read again/)).toBeVisible();
    await expect(cell).toHaveValue(before);
    await expect(page.getByText(/reviewed by Jo States/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cell).toHaveValue(before);
    await expect(page.getByText(/reviewed by Jo States/)).toBeHidden();
  });
});
