import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { askApi } from './places.ts';
import { send } from './helpers/send.ts';
import { addTenant, signIn } from './people.ts';
import { visit } from './helpers/visit.ts';

test.describe.serial('correct once', () => {
  let page: Page;
  let template: string;
  let specimens: Specimen[];
  const valueOf = (index: number, name: string) => specimens[index]!.truth.fields[name]?.value ?? '';
  const number = (index: number) => valueOf(index, '請求書番号');
  const issuer = (index: number) => valueOf(index, '発行元');
  const asked = [
    // No rule finds it: nothing is labelled so.
    { name: 'Zebra', description: 'The zebra mark' },
    { name: 'Total', description: '合計金額' },
  ];

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await signIn(page, await addTenant({ name: `Learning ${Date.now()}` }));
    const body = { name: 'Suppliers', fields: asked, tables: [] };
    template = (await send<{ id: string }>(page, 'POST', '/template', body)).id;
    specimens = await Promise.all(
      [41, 42].map((seed) => makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed })),
    );
  });
  test.afterAll(() => page.context().close());

  /** Opens the result of a new request for one of the documents. */
  async function read(index: number): Promise<void> {
    const form = new FormData();
    form.append('templateId', template);
    const bytes = new Uint8Array(specimens[index]!.pdf);
    form.append('files', new File([bytes], `${index}.pdf`, { type: 'application/pdf' }));
    const { id } = await send<{ id: string }>(page, 'POST', '/request', form);
    await visit(page, `/ocr-list/${id}`);
    await expect(page.getByRole('textbox', { name: 'Zebra' })).toBeVisible({ timeout: 120_000 });
  }
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const openLearning = () => visit(page, `/template/detail/${template}?tab=learning`);

  test('a template that knows nothing yet says what to do', async () => {
    await visit(page, `/template/detail/${template}`);
    await expect(tab('Content')).toHaveAttribute('aria-selected', 'true');
    await tab('Content').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tab=draft/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tab=learning/);
    await expect(page.getByText('Nothing learned yet')).toBeVisible();
    await page.getByRole('link', { name: 'Go to unchecked requests' }).click();
    await expect(page).toHaveURL(/ocr-list\?checked=/);
  });

  test('a result is corrected and checked; the next document of the layout is read by it and says so', async () => {
    await read(0);
    const field = page.getByRole('textbox', { name: 'Zebra' });
    await expect(field).toHaveValue('');
    await field.fill(number(0));
    await field.press('Enter');
    await expect(page.getByText('reviewed by')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as checked' }).click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await openLearning();
    await expect(page.getByRole('heading', { name: issuer(0) })).toBeVisible();
    await expect(page.getByText('1 checked document')).toBeVisible();
    await expect(page.getByText('Zebra, Total')).toBeVisible();
    await expect(page.getByRole('img', { name: /First page of a document/ })).toBeVisible();

    await read(1);
    await expect(field).toHaveValue(number(1));
    const row = page.getByRole('listitem').filter({ has: field });
    await expect(row).toContainText('as corrected in OCR-000001');
    await field.focus();
    await expect(row).toContainText(/as corrected in OCR-000001 by .+ on /);
    // Nobody changed this one: it was right as it was read.
    const left = page.getByRole('textbox', { name: 'Total' });
    await expect(page.getByRole('listitem').filter({ has: left })).toContainText('as checked in OCR-000001');
  });

  test('the quality of reading is shown by field, from what was checked', async () => {
    await visit(page, `/template/detail/${template}`);
    await tab('Reading quality').click();
    await expect(page).toHaveURL(/tab=quality/);
    await expect(page.getByText('From 1 checked document, 1 page')).toBeVisible();
    const rowOf = (name: string) =>
      page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await expect(rowOf('Zebra')).toContainText('0.0%');
    await expect(rowOf('Total')).toContainText('100.0%');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 12 months');
    await expect(rowOf('Zebra')).toBeVisible();
  });

  test('the checked document is in the test set, is taken out and put back', async () => {
    await visit(page, `/template/detail/${template}`);
    await tab('Test set').click();
    await expect(page).toHaveURL(/tab=set/);
    const listed = page.getByRole('list', { name: 'Documents in the test set' });
    await expect(listed.getByRole('listitem')).toHaveText([/0\.pdf.*OCR-000001/]);
    await listed.getByRole('button', { name: 'Exclude 0.pdf' }).press('Enter');
    await expect(page.getByText('No checked documents yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Put back 0.pdf' }).press('Enter');
    await listed.getByRole('link', { name: '0.pdf' }).click();
    await expect(page).toHaveURL(/ocr-list\/.*file=/);
  });

  test('what was learned is forgotten after a question, and switched off and on', async () => {
    await openLearning();
    await page.getByRole('switch', { name: 'Learn from checked documents' }).click();
    await expect(page.getByText(/What was learned is kept/)).toBeVisible();
    expect(await askApi(page, `/template/${template}/learned`)).toMatchObject({ on: false });
    await page.getByRole('switch', { name: 'Learn from checked documents' }).click();
    await expect(page.getByText(/What was learned is kept/)).toBeHidden();
    const forget = page.getByRole('button', { name: `Forget ${issuer(0)}` });
    await forget.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: issuer(0) })).toBeVisible();
    await forget.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
    await expect(page.getByText('Nothing learned yet')).toBeVisible();
  });

  test('its tab with a layout has no faults of accessibility, and fits a phone', async () => {
    await read(0);
    await page.getByRole('button', { name: 'Mark as checked' }).click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await openLearning();
    await expect(page.getByRole('heading', { name: issuer(0) })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: `Forget ${issuer(0)}` })).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
