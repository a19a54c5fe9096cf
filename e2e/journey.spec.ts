import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { partner, signIn, signOut } from './people.ts';
import { visit } from './helpers/visit.ts';

const samples = join(import.meta.dirname, '../samples');
const company = `Journey Trading ${Date.now()}`;
const tenant = { email: `journey-${Date.now()}@example.com`, password: 'First#Pass1' };
const newPassword = 'Second#Pass2';

/** What the result's export menu saves under the name of a format. */
async function exported(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The whole journey of the product, from the partner's first click to the checked Excel sheet. */
test.describe.serial('from a new tenant to a checked sheet', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  });
  test.afterAll(() => page.close());

  test('the partner adds a tenant and is shown its credentials once', async () => {
    await signIn(page, partner);
    await page.getByRole('link', { name: 'Tenants', exact: true }).click();
    await page.getByRole('link', { name: 'Add Tenant' }).first().click();
    await page.getByRole('textbox', { name: 'Company name', exact: true }).fill(company);
    await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(tenant.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(tenant.password);
    await page.getByRole('textbox', { name: 'Contact name', exact: true }).fill('Jo Journey');
    await page.getByRole('textbox', { name: 'Contact email', exact: true }).fill(tenant.email);
    await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('03-1234-5678');
    await page.getByRole('textbox', { name: 'Block limit', exact: true }).fill('2');
    await page.getByRole('textbox', { name: 'Expiry date', exact: true }).fill('2031-12-31');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Create tenant' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create tenant' }).click();
    const credentials = page.getByRole('dialog');
    await expect(credentials.getByText(tenant.email)).toBeVisible();
    await expect(credentials.getByText(tenant.password)).toBeVisible();
    await credentials.getByRole('button', { name: 'I’ve saved them' }).click();
    await signOut(page);
  });

  test('the tenant must change its password and lands on its home', async () => {
    await signIn(page, tenant);
    await expect(page).toHaveURL(/change-password/);
    await page.getByRole('textbox', { name: 'Current password', exact: true }).fill(tenant.password);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    await expect(page).not.toHaveURL(/change-password/);
    if (page.url().includes('/login')) await signIn(page, { ...tenant, password: newPassword });
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await expect(page.getByText('200 pages left this month')).toBeVisible();
  });

  test('it makes a template and sees at once what it finds on a sample', async () => {
    await page.getByRole('link', { name: 'Manage template' }).click();
    await visit(page, '/template-list/add');
    await page.getByRole('textbox', { name: 'Template name' }).fill('My invoices');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a document' }).click();
    await (await chooser).setFiles(join(samples, 'invoice-form.pdf'));
    await page.getByRole('textbox', { name: 'Name of field 1' }).fill('Invoice number');
    await page.getByRole('textbox', { name: 'Instruction for field 1' }).fill('The number of the invoice');
    await expect(page.getByText(/^202512-177 · /)).toBeVisible();
    await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('textbox', { name: 'Name of field 2' }).fill('Total');
    await page.getByRole('textbox', { name: 'Instruction for field 2' }).fill('The total to pay, with tax');
    await expect(page.getByText(/14414\.32 · |14,414\.32 · /)).toBeVisible();
    await page.getByRole('button', { name: 'Create template' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create template' }).click();
    await expect(page.getByText('Template created successfully!')).toBeVisible();
  });

  test('it drops files, sees what they cost, and submits', async () => {
    await page.getByRole('link', { name: 'Request OCR' }).first().click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles([join(samples, 'invoice-form.pdf'), join(samples, 'invoice-scan.jpg')]);
    await expect(page.getByText('2 pages → 1 block.')).toBeVisible();
    await expect(page.getByText('198 of 200 pages left after this.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option', { name: 'My invoices', exact: true }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/ocr-list/);
  });

  test('it watches the progress, leaves, comes back, and finds the result', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'OCR list', exact: true }).click();
    await expect(page.getByRole('row', { name: /OCR-000001/ }).getByText('Completed')).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('link', { name: 'OCR-000001' }).click();
    await expect(page.getByRole('heading', { name: 'OCR result OCR-000001' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Total', exact: true })).toHaveValue('14,414.32');
  });

  test('a value shows its place on the page, and a place its value', async () => {
    const field = page.getByRole('textbox', { name: 'Total', exact: true });
    const place = page.getByRole('button', { name: /^Total: / });
    await field.focus();
    await expect(place).toHaveAttribute('data-selected', 'true');
    await page.getByRole('button', { name: /^Invoice number: / }).click();
    await expect(page.getByRole('textbox', { name: 'Invoice number', exact: true })).toBeFocused();
    await expect(place).not.toHaveAttribute('data-selected');
  });

  test('it corrects a value by keyboard and finds it in the sheet', async () => {
    const field = page.getByRole('textbox', { name: 'Invoice number', exact: true });
    await field.focus();
    await field.fill('CHECKED-001');
    const stored = page.waitForResponse('**/corrections');
    await page.keyboard.press('Enter');
    await expect(page.getByText('read: 202512-177')).toBeVisible();
    await stored;
    await page.reload();
    await expect(page.getByText('read: 202512-177')).toBeVisible();
    const csv = await exported(page, 'CSV');
    expect(csv.name).toMatch(/OCR-000001.*\.csv$/);
    expect(csv.bytes.toString()).toContain('CHECKED-001');
    const json = await exported(page, 'JSON');
    expect(json.name).toMatch(/OCR-000001.*\.json$/);
    expect(json.bytes.toString()).toContain('CHECKED-001');
    const excel = await exported(page, 'Excel');
    expect(excel.name).toMatch(/OCR-000001.*\.xlsx$/);
    const { sheets } = await readXlsx(excel.bytes);
    const [header, values] = sheets[0]!.rows;
    expect(values![header!.indexOf('Invoice number')]).toBe('CHECKED-001');
    expect(values![header!.indexOf('Total')]).toBe(14414.32);
  });

  test('the list of requests comes as a sheet too', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'OCR list', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Export/ }).click();
    const { sheets } = await readXlsx(await readFile(await (await download).path()));
    expect(sheets[0]!.rows.map(([number]) => number)).toEqual(['OCR ID', 'OCR-000001']);
  });

  test('usage shows exactly the pages read', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('198 pages left this month')).toBeVisible();
  });
});
