import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { blankPdf, makeSpecimen, scannedStack } from '@ocr/specimens';
import { addTenant, signIn } from '../people.ts';
import { askApi, isFullWalk } from '../places.ts';
import { openPage, setTheme, sizes } from '../check-screen.ts';
import { visit } from '../helpers/visit.ts';

const pdfOf = async (kind: 'invoice' | 'purchase-order', language: 'en' | 'ja', seed: number) =>
  (await makeSpecimen({ kind, language, seed })).pdf;

/** An invoice, an unknown document, and a stack of an invoice, an empty sheet and an order. */
async function writeFiles(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-choosing-'));
  const invoice = await pdfOf('invoice', 'en', 41);
  const stack = await scannedStack([invoice, null, await pdfOf('purchase-order', 'ja', 41)]);
  const files = { 'a.pdf': invoice, 'b.pdf': blankPdf(1), 'stack.pdf': stack };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return Object.keys(files).map((name) => join(folder, name));
}

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

const centre = async (of: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('the product chooses the templates; a stack is split where its cuts are moved to, and charged the same', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, await addTenant({ name: `Choosing ${Date.now()}` }));
  await visit(page, '/request-ocr');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await writeFiles());
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Let the product choose' }).click();
  const templateOf = (name: string) => page.getByLabel(`Template for ${name}`, { exact: true });
  const chosen = (name: string) => templateOf(name).locator('option:checked');
  await expect(chosen('a.pdf')).toHaveText('Invoice', { timeout: 60_000 });
  await expect(page.getByText(/Titled “INVOICE”; \d of \d fields found/).first()).toBeVisible();
  await expect(chosen('b.pdf')).toHaveText('Choose a template', { timeout: 60_000 });
  await expect(page.getByText('Looks like 2 documents in one file.')).toBeVisible({ timeout: 120_000 });
  await isAccessible(page);

  // Unclear files are left to the user: the link leads to them.
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please choose a template for one file.')).toBeVisible();
  await expect(templateOf('b.pdf')).toBeFocused();
  await templateOf('b.pdf').selectOption({ label: 'Receipt' });
  await expect(page.getByText('Chosen by you')).toBeVisible();

  await page.getByRole('button', { name: 'Split stack.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Split into several files' });
  const cut = (at: number) => dialog.getByRole('button', { name: `Start a new file at page ${at}` });
  await expect(cut(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'after a blank sheet' })).toContainText(
    '注文書',
  );
  await expect(dialog.getByRole('img').or(dialog.locator('img')).first()).toBeVisible();
  await isAccessible(page);
  await page.setViewportSize(sizes.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize(sizes.wide);
  // By keys, and back by the pointer.
  await cut(3).press('ArrowLeft');
  await expect(cut(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(cut(2)).toBeFocused();
  const [from, to] = [await centre(cut(2)), await centre(dialog.locator('[data-sheet="3"]'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(cut(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(cut(2)).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: 'Split into 2 files' }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Move stack (1-2).pdf up' })).toBeFocused();
  await expect(chosen('stack (3).pdf')).toHaveText('注文書');
  await expect(page.getByText(/^5 pages/)).toBeVisible();

  await page.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('dialog', { name: 'Submit this request?' });
  await expect(question).toContainText('Invoice (2)');
  await expect(question).toContainText('They are sent as 3 requests.');
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('3 requests submitted.')).toBeVisible({ timeout: 60_000 });
  const { items } = await askApi<{
    items: { templateName: string; pageCount: number; fileNames: string[] }[];
  }>(page, '/request?sort=number');
  expect(items.map(({ templateName, pageCount, fileNames }) => [templateName, pageCount, fileNames])).toEqual(
    [
      ['Invoice', 3, ['a.pdf', 'stack (1-2).pdf']],
      ['Receipt', 1, ['b.pdf']],
      ['注文書', 1, ['stack (3).pdf']],
    ],
  );
});

test('chosen templates and cuts fit a phone, in Japanese', async ({ browser }) => {
  test.skip(!isFullWalk, 'the stack is read once more: the same screens at another width, on a full walk');
  test.setTimeout(240_000);
  const { page, close } = await openPage(browser, 'jp', { viewport: sizes.phone });
  await signIn(page, await addTenant({ name: `Choosing phone ${Date.now()}` }), { at: '/request-ocr' });
  await setTheme(page, 'dark');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles((await writeFiles()).slice(1));
  await page.getByRole('combobox', { name: 'テンプレート' }).click();
  await page.getByRole('option', { name: '自動で選ぶ' }).click();
  await expect(page.getByText('判断できません。選んでください。')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1つのファイルに2件の書類が入っているようです。')).toBeVisible({
    timeout: 120_000,
  });
  await isAccessible(page);
  await page.getByRole('button', { name: 'stack.pdfを分割' }).click();
  const dialog = page.getByRole('dialog', { name: '複数のファイルに分割' });
  await expect(dialog.locator('img')).toHaveCount(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await isAccessible(page);
  await close();
});
