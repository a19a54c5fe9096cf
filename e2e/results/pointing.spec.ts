import { expect, test, type Page } from '@playwright/test';
import { makeSpecimen, scanOf } from '@ocr/specimens';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

interface Word {
  readonly text: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const field = (page: Page) => page.locator(`[data-value='fields["Zebra"]']`);
const mark = (page: Page) => page.locator(`[data-mark='fields["Zebra"]']`);

/** Sends a scan with a template of one field that no rule finds, as whoever is signed in; the request's id. */
const sendScan = (page: Page, scan: Buffer): Promise<string> =>
  page.evaluate(async (bytes) => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('access_token')}` };
    const send = async (path: string, body: BodyInit) => {
      const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
      const answer = await fetch(`/api${path}`, { method: 'POST', headers: { ...headers, ...json }, body });
      return ((await answer.json()) as { data: { id: string } }).data.id;
    };
    const fields = [{ name: 'Zebra', description: 'The zebra mark' }];
    const form = new FormData();
    form.append('templateId', await send('/template', JSON.stringify({ name: 'Scans', fields, tables: [] })));
    const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    form.append('files', new File([file], 'scan.jpg'));
    return send('/request', form);
  }, scan.toString('base64'));

test.describe.serial('a value is pointed at on a scan', () => {
  let page: Page;
  let id: string;
  let number: string;
  let word: Word;
  /** What the screen has as the words of the page: as if they had been read so. */
  let words: (read: readonly Word[]) => readonly Word[] = (read) => read;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Pointing ${Date.now()}` }));
    const { pdf, truth } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 11 });
    number = truth.fields['Invoice number']!.value!;
    const [scan] = await scanOf(pdf, { seed: 11, noise: 0.1, skew: 0.4, dpi: 150 });
    id = await sendScan(page, scan!);
    await page.goto(`/ocr-list/${id}`);
    await expect(field(page)).toBeVisible({ timeout: 120_000 });
    const { files } = await askApi<{ files: { id: string }[] }>(page, `/request/${id}`);
    const address = `/request/${id}/files/${files[0]!.id}/pages/1/words`;
    word = (await askApi<{ words: Word[] }>(page, address)).words.find(({ text }) => text === number)!;
    await page.route('**/pages/1/words', async (route) => {
      const answer = await route.fetch();
      const { data, status } = (await answer.json()) as { data: { words: Word[] }; status: unknown };
      await route.fulfill({ response: answer, json: { data: { words: words(data.words) }, status } });
    });
  });
  test.afterAll(() => page.close());

  /** Opens the result anew, with the value in work. */
  async function open(): Promise<void> {
    await page.goto(`/ocr-list/${id}`);
    const read = page.waitForResponse('**/pages/1/words');
    await field(page).click();
    await read;
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

  test('print that was not read is read there; one undo takes it back', async () => {
    words = (read) => read.filter(({ text }) => text !== number);
    await open();
    await drawBox(word.box);
    await expect(field(page)).toHaveValue(number);
    await expect(mark(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(mark(page)).toHaveCount(0);
  });

  test('a misread word is shown at once and yields to what both readers read; one undo takes back both', async () => {
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
    await page.unroute('**/pages/1/read');
  });

  test('what is typed meanwhile stays, and without a look the words are as usable as before', async () => {
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
});
