import { readFile } from 'node:fs/promises';
import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { sendRequests } from '../helpers/send-requests.ts';
import { openPage } from '../check-screen.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';
import { visit } from '../helpers/visit.ts';

const names = ['発行元', '請求書番号', '請求日', '合計金額'];
const template = { fields: names.map((name) => ({ name, description: name })), tables: [] };

/** The same document as other bytes, as a second scan or another export of it is. */
const asOtherBytes = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('\n% again\n')]);

test.describe.serial('a batch of Japanese invoices, of which one came twice', () => {
  let page: Page;
  let close: () => Promise<void>;
  let documents: Specimen[];
  const link = (number: string) => page.getByRole('link', { name: number, exact: true });
  const search = () => page.getByRole('searchbox', { name: '依頼番号・ファイル名・値で検索' });
  const truth = (index: number, name: string) => documents[index]!.truth.fields[name]?.value ?? '';

  test.beforeAll(async ({ browser }) => {
    ({ page, close } = await openPage(browser, 'jp'));
    await signIn(page, await addTenant({ name: `Batch jp ${Date.now()}` }));
    documents = await Promise.all(
      [41, 42].map((seed) => makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed })),
    );
    const [first, second] = documents.map(({ pdf }) => new Uint8Array(pdf));
    await sendRequests(page, template, [
      [{ name: '11月 ご請求書.pdf', bytes: first! }],
      [{ name: 'scan-2.pdf', bytes: second! }],
      [{ name: 'scan-3.pdf', bytes: asOtherBytes(first!) }],
    ]);
  });
  test.afterAll(() => close());

  test('is searched by file names and by what was read, whatever the width of the letters', async () => {
    await visit(page, '/ocr-list');
    await expect(link('OCR-000003')).toBeVisible();
    await search().fill('ご請求');
    await expect(link('OCR-000002')).toHaveCount(0);
    await expect(link('OCR-000001')).toBeVisible();
    await search().fill(truth(1, '発行元'));
    await expect(link('OCR-000001')).toHaveCount(0);
    await expect(link('OCR-000002')).toBeVisible();
    const wide = truth(1, '合計金額').replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(digit.charCodeAt(0) + 0xfee0),
    );
    await search().fill(wide);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(wide)));
    await expect(link('OCR-000003')).toHaveCount(0);
    await expect(link('OCR-000002')).toBeVisible();
    // A number is in the address as it was typed.
    await search().fill('0001');
    await expect(page).toHaveURL('/ocr-list?search=0001');
    await expect(link('OCR-000001')).toBeVisible();
    await expect(search()).toHaveValue('0001');
  });

  test('the result names the first document, and links to it', async () => {
    await visit(page, '/ocr-list');
    await link('OCR-000003').click();
    await expect(page.getByText('発行元・番号・日付・金額が同じ書類がすでにあります。')).toBeVisible();
    await page.getByRole('link', { name: 'OCR-000001を開く' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('OCR-000001');
    await expect(page.getByText('11月 ご請求書.pdf').first()).toBeVisible();
    await expect(page.getByText('同じ書類がすでにあります')).toHaveCount(0);
  });

  test('shows amounts with thousands separators, but plain digits in inputs', async () => {
    const total = page.getByRole('textbox', { name: '合計金額', exact: true });
    const plain = truth(0, '合計金額');
    await expect(total).toHaveValue(Number(plain).toLocaleString('en'));
    await total.focus();
    await expect(total).toHaveValue(plain);
    expect(
      await total.evaluate((input: HTMLInputElement) => input.selectionEnd! - input.selectionStart!),
    ).toBe(plain.length);
    // Neither viewing it nor moving on is a correction.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(total).toHaveValue(Number(plain).toLocaleString('en'));
    const [first] = (await askApi<{ items: { id: string }[] }>(page, '/request?search=OCR-000001')).items;
    type Read = { files: { fields: { corrected: unknown }[] }[] };
    const { files } = await askApi<Read>(page, `/request/${first!.id}`);
    expect(files[0]!.fields.map(({ corrected }) => corrected)).toEqual([null, null, null, null]);
  });

  test('is exported as one JSON, and leads to the columns of its template', async () => {
    await visit(page, '/ocr-list');
    await page.getByRole('checkbox', { name: 'すべて選択' }).check();
    const more = page.getByRole('button', { name: 'CSV・JSONで出力' });
    await more.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'JSON' }).click();
    const requests = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      number: string;
      files: { fields: { name: string; value: string }[] }[];
    }[];
    expect(requests.map(({ number }) => number)).toEqual(['OCR-000003', 'OCR-000002', 'OCR-000001']);
    const total = requests[1]!.files[0]!.fields.find(({ name }) => name === '合計金額');
    expect(total?.value).toBe(truth(1, '合計金額'));
    await more.click();
    await page.getByRole('menuitem', { name: '出力する列を設定…' }).click();
    await expect(page).toHaveURL(/\/template\/detail\/[^/?]+\?tab=export$/);
    await expect(page.getByRole('textbox', { name: /合計金額/ })).toBeVisible();
  });

  test('is marked as checked at once, found by that, and reopened', async () => {
    await visit(page, '/ocr-list');
    await page.getByRole('checkbox', { name: 'すべて選択' }).check();
    await page.getByRole('button', { name: '確認済みにする' }).click();
    await expect(page.getByText('3件を確認済みにしました。')).toBeVisible();
    await expect(page.getByText('Jo Statesさんが確認済み')).toHaveCount(3);
    const filter = page.getByRole('combobox', { name: '確認状況' });
    await filter.selectOption({ label: '未確認' });
    await expect(page).toHaveURL('/ocr-list?checked=false');
    await expect(link('OCR-000001')).toHaveCount(0);
    await page.reload();
    await expect(filter).toHaveValue('false');
    await filter.selectOption({ label: '確認済み' });
    await page.getByRole('checkbox', { name: 'すべて選択' }).check();
    await page.getByRole('button', { name: '未確認に戻す' }).click();
    await expect(page.getByText('3件を未確認に戻しました。')).toBeVisible();
    await expect(link('OCR-000001')).toHaveCount(0);
  });
});
