import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { askApi } from './places.ts';
import { send } from './helpers/send.ts';
import { addTenant, signIn } from './people.ts';

test.describe.serial('prove before you change', () => {
  let page: Page;
  let template: string;
  let specimen: Specimen;

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await signIn(page, await addTenant({ name: `Drafts ${Date.now()}` }));
    const fields = [
      { name: 'Zebra', description: '合計金額' },
      { name: 'Quagga', description: 'The quagga mark' },
    ];
    template = (await send<{ id: string }>(page, 'POST', '/template', { name: 'Drafts', fields, tables: [] }))
      .id;
    // What the documents teach is another test's matter.
    await send(page, 'PUT', `/template/${template}/learned`, { on: false });
    specimen = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed: 41 });
  });
  test.afterAll(() => page.context().close());

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const instruction = (place: number) =>
    page.getByRole('textbox', { name: `Instruction for field ${place}` });

  async function checkDocument(): Promise<void> {
    const form = new FormData();
    form.append('templateId', template);
    form.append('files', new File([new Uint8Array(specimen.pdf)], 'first.pdf', { type: 'application/pdf' }));
    const { id } = await send<{ id: string }>(page, 'POST', '/request', form);
    const read = () =>
      askApi<{ status: string; files: { id: string; fields: { value: string }[] }[] }>(
        page,
        `/request/${id}`,
      );
    await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe('completed');
    const [file] = (await read()).files;
    const corrections = [
      { path: 'fields.Zebra', value: file!.fields[0]!.value },
      { path: 'fields.Quagga', value: specimen.truth.fields['請求書番号']!.value },
    ];
    await send(page, 'POST', `/request/${id}/files/${file!.id}/corrections`, { corrections });
    await send(page, 'PUT', `/request/${id}/checked`, { checked: true });
  }

  test('a change is kept as a draft while the published version stays in force; discarded after a question', async () => {
    await page.goto(`/template/edit/${template}`);
    await instruction(2).fill('請求書番号');
    await button('Save as draft').click();
    await expect(dialog()).toContainText('The published version stays in use');
    await dialog().getByRole('button', { name: 'Save as draft' }).click();
    await expect(page).toHaveURL(/tab=draft/);
    await expect(page.getByText('Quagga: “The quagga mark” → “請求書番号”')).toBeVisible();
    expect(await askApi(page, `/template/${template}`)).toMatchObject({ version: 1 });
    await tab('Content').click();
    await page.getByRole('link', { name: 'Open draft' }).click();
    await button('Discard draft').click();
    await dialog().getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByText('No draft')).toBeVisible();
  });

  test('with a test set a changed instruction is saved as a draft alone, tried, and what it loses is one click away', async () => {
    await checkDocument();
    await page.goto(`/template/edit/${template}`);
    await expect(page.getByText('This template has a test set')).toBeVisible();
    await instruction(1).fill('The zebra mark');
    await instruction(2).fill('請求書番号');
    await expect(button('Save changes')).toBeHidden();
    await button('Save as draft').click();
    await dialog().getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText('1 checked document is ready.')).toBeVisible();
    await expect(button('Publish')).toBeDisabled();
    await button('Try on the test set').click();
    await expect(page.getByText('1 lost, 1 gained.')).toBeVisible({ timeout: 60_000 });
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row('Zebra').getByRole('cell')).toHaveText(['1', '1', '0', '0', '1']);
    await expect(row('Quagga').getByRole('cell')).toHaveText(['1', '0', '1', '1', '0']);
    await page.getByRole('button', { name: 'show lost values of Zebra' }).press('Enter');
    const lost = page.getByRole('list', { name: 'Pages with lost values of Zebra' });
    await expect(lost).toContainText('Draftempty');
    await expectAccessible(page);
    const [result] = await Promise.all([
      page.waitForEvent('popup'),
      lost.getByRole('link', { name: 'OCR-000001, first.pdf, page 1' }).click(),
    ]);
    await expect(result).toHaveURL(/\/ocr-list\/.*file=/);
    await result.close();
  });

  test('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByText('1 lost, 1 gained.')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    // What is lost is in sight without scrolling the table sideways.
    const lost = (await page.getByRole('columnheader', { name: 'Lost' }).boundingBox())!;
    expect(lost.x + lost.width).toBeLessThanOrEqual(390 - 16);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('publishing what loses says what is lost, and needs its confirmation', async () => {
    await button('Publish').click();
    await expect(dialog()).toContainText('1 value that is correct today will be lost:');
    await expect(dialog()).toContainText('Zebra: 1');
    await page.keyboard.press('Escape');
    expect(await askApi(page, `/template/${template}`)).toMatchObject({ version: 1 });
    await tab('Test set').click();
    await button('Exclude first.pdf').click();
    await button('Put back first.pdf').click();
    await checkDocument();
    await tab('Draft').click();
    // Another document has joined: what was tried says nothing of it.
    await expect(page.getByText('The test set has changed since.')).toBeVisible();
    await expect(button('Publish')).toBeDisabled();
    await expectAccessible(page);
    await button('Try again').click();
    await expect(page.getByText('2 lost, 2 gained.')).toBeVisible({ timeout: 60_000 });
    await expect(button('Publish')).toBeEnabled();
    await page.getByRole('link', { name: 'Edit draft' }).click();
    await expect(page.getByText(/You are editing the draft/)).toBeVisible();
    await instruction(1).fill('合計金額');
    await button('Save as draft').click();
    await dialog().getByRole('button', { name: 'Save as draft' }).click();
    // What is tried is the draft as it was saved: pressed before it is there, the button of the one before goes with it.
    await expect(page.getByText('2 checked documents are ready.')).toBeVisible();
    await button('Try on the test set').click();
    await expect(page.getByText('No value is lost, 2 gained.')).toBeVisible({ timeout: 60_000 });
    await button('Publish').click();
    await dialog().getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('No draft')).toBeVisible();
    expect(await askApi(page, `/template/${template}`)).toMatchObject({ version: 2 });
  });

  test('every version is compared with every other; with a test set it is restored as a draft, to be tried', async () => {
    const columns = ['Item', 'Price'].map((name) => ({ name, description: '' }));
    const fields = [{ name: 'Zebra', description: 'Only this' }];
    const tables = [{ name: 'Lines', description: '', columns }];
    await send(page, 'PUT', `/template/${template}`, { name: 'Drafts', fields, tables });
    await page.goto(`/template/detail/${template}`);
    const section = page.getByRole('region', { name: 'Compare versions' });
    const differences = section.getByRole('list', { name: 'Differences' });
    await expect(differences).toContainText('Fields removed: Quagga');
    await expect(differences).toContainText('Tables added: Lines');
    await section.getByRole('combobox', { name: 'Later' }).selectOption('Version 2');
    await section.getByRole('combobox', { name: 'Earlier' }).selectOption('Version 1');
    await expect(differences).toHaveText('Quagga: “The quagga mark” → “請求書番号”');
    const onSet = page.getByRole('region', { name: 'Versions 1 and 2 on the test set' });
    await onSet.getByRole('button', { name: 'Compare on the test set' }).click();
    await expect(onSet.getByText('No value is lost, 2 gained.')).toBeVisible({ timeout: 60_000 });
    await section.getByRole('combobox', { name: 'Later' }).selectOption('Version 1');
    await section.getByRole('combobox', { name: 'Earlier' }).selectOption('Version 2');
    const back = page.getByRole('region', { name: 'Versions 2 and 1 on the test set' });
    await back.getByRole('button', { name: 'Compare on the test set' }).click();
    await expect(back.getByText('2 lost, 0 gained.')).toBeVisible({ timeout: 60_000 });
    await back.getByRole('button', { name: 'show lost values of Quagga' }).click();
    await expect(back.getByRole('list', { name: /Quagga/ })).toContainText('Version 1');
    await expectAccessible(page);
    await section.getByRole('combobox', { name: 'Earlier' }).selectOption('Version 1');
    await section.getByRole('button', { name: 'Restore Version 1' }).click();
    await expect(dialog()).toContainText('This template has a test set');
    await dialog().getByRole('button', { name: 'Restore as draft' }).click();
    await expect(page).toHaveURL(/tab=draft/);
    await expect(page.getByText('2 checked documents are ready.')).toBeVisible();
    await expect(button('Publish')).toBeDisabled();
    const restored = [{ name: 'Zebra' }, { description: 'The quagga mark' }];
    expect(await askApi(page, `/template/${template}`)).toMatchObject({ version: 3 });
    await button('Try on the test set').click();
    await expect(page.getByText(/lost, \d+ gained\./)).toBeVisible({ timeout: 60_000 });
    await button('Publish').click();
    await dialog()
      .getByRole('button', { name: /^Publish/ })
      .click();
    await expect
      .poll(() => askApi<{ fields: object[] }>(page, `/template/${template}`))
      .toMatchObject({ version: 4, fields: restored });
  });
});
