import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { addTenant, partner, signIn } from '../people.ts';
import { visit } from '../helpers/visit.ts';

const samples = join(import.meta.dirname, '../../samples');

async function chooseSample(page: Page, button: string, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(join(samples, file));
}

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Template name' }).fill(name);
  await page.getByRole('button', { name: 'Create template' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create template' }).click();
}

/** The columns of the template's first table, in their order. */
const columnNames = (page: Page): Promise<string[]> =>
  page
    .getByRole('textbox', { name: /^Name of column/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as { value?: string }).value ?? ''));

test.describe.serial('the template editor', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, await addTenant({ name: `Templates ${Date.now()}` }));
  });
  test.afterAll(() => page.close());

  test('makes a field and a table out of what is printed on the sample, each with one click', async () => {
    await visit(page, '/template-list/add');
    await chooseSample(page, 'Choose a document', 'invoice-form.pdf');
    const values = page.getByRole('group', { name: 'Values in this document' });
    await values.getByRole('button', { name: /202512-177/ }).click();
    await expect(page.getByText(/^202512-177 · /)).toBeVisible();
    await expect(values.getByRole('button', { name: /202512-177/ })).toBeHidden();
    await page.getByRole('button', { name: /^Add as table: .*(Description|Item)/i }).click();
    await expect(page.getByText(/^\d+ rows? found$/)).toBeVisible();
    expect((await columnNames(page)).length).toBeGreaterThan(2);
  });

  test('says what a field’s values must be like: guessed until it is set, refused where it cannot be', async () => {
    const format = page.getByRole('button', { name: /^Format of / }).first();
    await expect(format).toContainText('Automatic (');
    await format.click();
    await page.getByRole('combobox', { name: 'Kind of value' }).selectOption('Number');
    await page.getByRole('checkbox', { name: 'Required' }).check();
    await page.getByRole('textbox', { name: 'Smallest value' }).fill('10');
    await page.getByRole('textbox', { name: 'Largest value' }).fill('9');
    await saveAs(page, 'Refused');
    await expect(
      page.getByText('The largest value is below the smallest, or the list is too long.'),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Kind of value' }).selectOption('Text');
    await page.getByRole('textbox', { name: 'Pattern' }).fill('AAA-9999');
    await expect(page.getByText('Value doesn’t match the format of this field')).toBeVisible();
    await page.getByRole('textbox', { name: 'Pattern' }).fill('999999-999');
    await expect(page.getByText(/^202512-177 · /)).toBeVisible();
    await expect(format).toContainText('Text, Required, like 999999-999');
    await format.click();
    await expect(page.getByRole('textbox', { name: 'Pattern' })).toBeHidden();
  });

  test('another document is tried again when the same file is chosen once more', async () => {
    const pane = page.getByRole('region', { name: 'Sample document' });
    for (let time = 0; time < 2; time += 1) {
      const read = page.waitForResponse(
        async (response) =>
          response.url().endsWith('/api/template/preview') &&
          // The answer to a document that was left again has no body any more.
          ((await response.json().catch(() => null)) as { data: { name: string } } | null)?.data.name ===
            'receipt-scan.jpg',
      );
      await chooseSample(page, 'Try another document', 'receipt-scan.jpg');
      await read;
      // A browser reports nothing if its chooser already contains the file.
      await expect(pane.locator('input[type="file"]')).toHaveValue('');
      await expect(pane.getByRole('img', { name: /receipt-scan.jpg/ })).toBeVisible();
      await page.getByRole('button', { name: 'Back to the sample' }).click();
    }
  });

  test('moves, duplicates and removes columns, and refuses a name twice at its field', async () => {
    const [first = '', second = ''] = await columnNames(page);
    await page.getByRole('button', { name: `Move ${first} right` }).click();
    expect((await columnNames(page)).slice(0, 2)).toEqual([second, first]);
    await page.getByRole('button', { name: `Duplicate ${first}`, exact: true }).click();
    expect((await columnNames(page)).slice(1, 3)).toEqual([first, `${first} (copy)`]);
    await page.getByRole('textbox', { name: 'Name of column 3' }).fill(first);
    await saveAttempt(page, 'Bills');
    await expect(page.getByRole('textbox', { name: 'Name of column 3' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page
      .getByRole('group', { name: first })
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await saveAs(page, 'Bills');
    await expect(page.getByText('Template created successfully!')).toBeVisible();
    await expect(page.getByText('Text, Required, like 999999-999')).toBeVisible();
    await expect(page.getByText('Template created', { exact: true })).toBeVisible();
  });

  test('asks before edits are left, saves them, and shows what the version changed', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Instruction for field 1' }).fill('The number of the invoice');
    await page.getByRole('link', { name: 'OCR list', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: 'Instruction for field 1' })).toHaveValue(
      'The number of the invoice',
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Template updated successfully!')).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText(/→ “The number of the invoice”/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Differences' })).toContainText(
      '→ “The number of the invoice”',
    );
  });

  test('goes back to an earlier version after showing what that changes, and keeps the others', async () => {
    const history = page.getByRole('region', { name: 'History' });
    await history.getByRole('button', { name: 'Restore Version 1' }).click();
    const question = page.getByRole('dialog', { name: 'Restore version 1?' });
    await expect(question).toContainText('“The number of the invoice” →');
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(history).toContainText('Version 3');
    await expect(history).toContainText('“The number of the invoice” →');
    await expect(history.getByRole('button', { name: /^Restore/ })).toHaveCount(2);
  });

  test('keeps the sample of a template that is duplicated, and refuses a name that is taken', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await saveAs(page, 'bills');
    await expect(page.getByRole('textbox', { name: 'Template name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await saveAs(page, 'Bills of others');
    await expect(page.getByRole('heading', { name: 'Bills of others' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sample document' })).toContainText('invoice-form.pdf');
  });

  test('shows the last opened template under /template/detail, and deletes it after a question', async () => {
    await visit(page, '/template/detail');
    await expect(page.getByRole('heading', { name: 'Bills of others' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete template' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Template deleted successfully!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bills of others' })).toBeHidden();
  });
});

test('the partner reaches its standard templates from Billing config', async ({ page }) => {
  await signIn(page, partner);
  await page.getByRole('link', { name: 'Billing config', exact: true }).click();
  await page.getByRole('link', { name: /standard templates/i }).click();
  await expect(page.getByRole('heading', { name: 'Template List' })).toBeVisible();
});

async function saveAttempt(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Template name' }).fill(name);
  await page.getByRole('button', { name: 'Create template' }).click();
}
