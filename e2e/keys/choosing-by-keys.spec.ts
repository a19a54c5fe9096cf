import { blankPdf, makeSpecimen, scannedStack } from '@ocr/specimens';
import { expect, test } from '@playwright/test';
import { chooseBy, expectAccessible, pressBy, tabTo } from '../helpers/by-keys.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

test('templates are chosen for each file, a stack is split and all of it is sent, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, await addTenant({ name: `Choosing by keys ${Date.now()}` }), { at: '/request-ocr' });
  const pdfOf = async (kind: 'invoice' | 'purchase-order', language: 'en' | 'ja') =>
    (await makeSpecimen({ kind, language, seed: 41 })).pdf;
  const stack = await scannedStack([await pdfOf('invoice', 'en'), null, await pdfOf('purchase-order', 'ja')]);
  const file = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'application/pdf' });
  // What the system's own window would give back.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('b.pdf', blankPdf(1)), file('stack.pdf', stack)]);
  const template = page.getByRole('combobox', { name: 'Template' });
  await tabTo(page, template);
  await page.keyboard.press('ArrowDown');
  const byItself = page.getByRole('option', { name: 'Let the product choose' });
  await expect(byItself).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    if ((await byItself.getAttribute('data-combobox-selected')) !== null) break;
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not sure. Please choose one.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Looks like 2 documents in one file.')).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);

  // From where the focus is, the files of the list come before the template.
  const ofBlank = page.getByLabel('Template for b.pdf', { exact: true });
  await tabTo(page, ofBlank, { key: 'Shift+Tab' });
  await chooseBy(page, ofBlank, 'Receipt');
  await expect(page.getByText('Chosen by you')).toBeVisible();

  await pressBy(page, page.getByRole('button', { name: 'Split stack.pdf' }));
  const dialog = page.getByRole('dialog', { name: 'Split into several files' });
  const cut = (at: number) => dialog.getByRole('button', { name: `Start a new file at page ${at}` });
  await tabTo(page, cut(3));
  await page.keyboard.press('ArrowLeft');
  await expect(cut(2)).toBeFocused();
  await expect(cut(2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(cut(3)).toBeFocused();
  await expect(cut(3)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await pressBy(page, dialog.getByRole('button', { name: 'Split into 2 files' }));
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Move stack (1-2).pdf up' })).toBeFocused();

  await expect(page.getByText(/^4 pages/)).toBeVisible({ timeout: 60_000 });
  await pressBy(page, page.getByRole('button', { name: 'Submit', exact: true }));
  const question = page.getByRole('dialog', { name: 'Submit this request?' });
  await expect(question).toContainText('They are sent as 3 requests.');
  await pressBy(page, question.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('3 requests submitted.')).toBeVisible({ timeout: 60_000 });
  const { items } = await askApi<{ items: { templateName: string; pageCount: number }[] }>(
    page,
    '/request?sort=number',
  );
  expect(items.map(({ templateName, pageCount }) => [templateName, pageCount])).toEqual([
    ['Receipt', 1],
    ['Invoice', 2],
    ['注文書', 1],
  ]);
});
