import { blankPdf, makeSpecimen, scannedStack } from '@ocr/specimens';
import { expect, test, type Locator } from '@playwright/test';
import { sizes } from '../check-screen.ts';
import { expectAccessible } from '../helpers/accessibility.ts';
import { chooseBy, pressBy, tabTo } from '../helpers/by-keys.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

const pdfOf = async (kind: 'invoice' | 'purchase-order', language: 'en' | 'ja') =>
  (await makeSpecimen({ kind, language, seed: 41 })).pdf;

const centre = async (of: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('the product chooses the templates; a stack is split where its cuts are moved to, and charged the same: by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, await addTenant({ name: `Choosing by keys ${Date.now()}` }), { at: '/request-ocr' });
  const invoice = await pdfOf('invoice', 'en');
  const stack = await scannedStack([invoice, null, await pdfOf('purchase-order', 'ja')]);
  const file = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'application/pdf' });
  // What the system's own window would give back.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      file('a.pdf', Buffer.from(invoice)),
      file('b.pdf', blankPdf(1)),
      file('stack.pdf', stack),
    ]);
  await tabTo(page, page.getByRole('combobox', { name: 'Template' }));
  await page.keyboard.press('ArrowDown');
  const byItself = page.getByRole('option', { name: 'Choose automatically' });
  await expect(byItself).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    if ((await byItself.getAttribute('data-combobox-selected')) !== null) break;
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Enter');
  const templateOf = (name: string) => page.getByLabel(`Template for ${name}`, { exact: true });
  const chosen = (name: string) => templateOf(name).locator('option:checked');
  await expect(chosen('a.pdf')).toHaveText('Invoice', { timeout: 60_000 });
  await expect(page.getByText(/Titled “INVOICE”; \d of \d fields found/).first()).toBeVisible();
  await expect(chosen('b.pdf')).toHaveText('Choose a template', { timeout: 60_000 });
  await expect(page.getByText('Not sure. Please choose one.')).toBeVisible();
  await expect(page.getByText('Looks like 2 documents in one file.')).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);

  // Unclear files are left to the user: the link leads to them.
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await pressBy(page, submit);
  await expect(page.getByText('Please choose a template for one file.')).toBeVisible();
  await expect(templateOf('b.pdf')).toBeFocused();
  await chooseBy(page, templateOf('b.pdf'), 'Receipt');
  await expect(page.getByText('Chosen by you')).toBeVisible();

  await pressBy(page, page.getByRole('button', { name: 'Split stack.pdf' }));
  const dialog = page.getByRole('dialog', { name: 'Split into several files' });
  const cut = (at: number) => dialog.getByRole('button', { name: `Start a new file at page ${at}` });
  await expect(cut(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'after a blank sheet' })).toContainText(
    '注文書',
  );
  await expect(dialog.getByRole('img').or(dialog.locator('img')).first()).toBeVisible();
  await page.setViewportSize(sizes.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize(sizes.wide);
  await tabTo(page, cut(3));
  for (const [key, at] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cut(at)).toHaveAttribute('aria-pressed', 'true');
    await expect(cut(at)).toBeFocused();
  }
  await expectAccessible(page);
  // And back by the pointer, which it can be moved by as well.
  const [from, to] = [await centre(cut(2)), await centre(dialog.locator('[data-sheet="3"]'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(cut(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(cut(2)).toHaveAttribute('aria-pressed', 'false');
  await pressBy(page, dialog.getByRole('button', { name: 'Split into 2 files' }));
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Move stack (1-2).pdf up' })).toBeFocused();
  await expect(chosen('stack (3).pdf')).toHaveText('注文書');

  await expect(page.getByText(/^5 pages/)).toBeVisible({ timeout: 60_000 });
  await pressBy(page, submit);
  const question = page.getByRole('dialog', { name: 'Submit this request?' });
  await expect(question).toContainText('Invoice (2)');
  await expect(question).toContainText('They are sent as 3 requests.');
  await pressBy(page, question.getByRole('button', { name: 'Submit' }));
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
