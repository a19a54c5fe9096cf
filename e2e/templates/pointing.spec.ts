import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { visit } from '../helpers/visit.ts';
import { languages, checkScreen, openPage } from '../check-screen.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

interface Word {
  readonly text: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const samples = join(import.meta.dirname, '../../samples');
const panel = (page: Page) => page.getByRole('dialog', { name: /^On the sample/ });
const outcome = (page: Page) => panel(page).getByRole('status').last();

/** Opens a new template with one of the samples; the words of its first page. */
async function openSample(page: Page, sample: string): Promise<Word[]> {
  await visit(page, '/template-list/add');
  const read = page.waitForResponse('**/pages/1/words');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Choose a document|書類を選択)$/ }).click();
  await (await chooser).setFiles(join(samples, sample));
  const address = new URL((await read).url()).pathname.replace('/api', '');
  return (await askApi<{ words: Word[] }>(page, address)).words;
}

/** A point of the sample's picture, by fractions of it. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const sheet = page.locator('div', { has: page.locator('> img') }).last();
  const paper = (await sheet.boundingBox())!;
  return [paper.x + x * paper.width, paper.y + y * paper.height];
}

async function click(page: Page, { box: { x, y, width, height } }: Word): Promise<void> {
  await expect(page.getByRole('region', { name: /\.(pdf|jpg)/ }).getByRole('img')).toBeVisible();
  await page.mouse.click(...(await at(page, x + width / 2, y + height / 2)));
}

test.describe.serial('a value is pointed at on a template’s sample', () => {
  let page: Page;
  let words: Word[];

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await signIn(page, await addTenant({ name: `Pointing on samples ${Date.now()}` }));
    words = await openSample(page, 'invoice-form.pdf');
  });
  test.afterAll(() => page.close());

  const wordOf = (text: string) => words.find((word) => word.text === text)!;

  test('a click on a word makes a field of it, called as its label, that finds it', async () => {
    await click(page, wordOf('202512-177'));
    await expect(panel(page)).toContainText('Label: “');
    await expect(panel(page)).toBeFocused();
    await panel(page).getByRole('button', { name: 'New field' }).click();
    await expect(outcome(page)).toHaveText(/ finds this value\.$/);
    const instruction = page.getByRole('textbox', { name: 'Instruction for field 1' });
    await expect(instruction).toBeFocused();
    const name = await page.getByRole('textbox', { name: 'Name of field 1' }).inputValue();
    await expect(instruction).toHaveValue(`The value printed beside “${name}”.`);
    await expect(page.getByText(/^202512-177 · /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(instruction).toBeFocused();
  });

  test('a box around a value gives the active field its label; one undo reverts it', async () => {
    await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('textbox', { name: 'Name of field 2' }).fill('Paid by');
    const instruction = page.getByRole('textbox', { name: 'Instruction for field 2' });
    await instruction.fill('The day of the payment');
    const { x, y, width, height } = wordOf('30/12/2025').box;
    await page.mouse.move(...(await at(page, x - 0.004, y - 0.003)));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, x + width, y + height)));
    await page.mouse.move(...(await at(page, x + width + 0.004, y + height + 0.003)));
    await page.mouse.up();
    await panel(page).getByRole('button', { name: 'Use for Paid by' }).click();
    await expect(instruction).toHaveValue(/^The day of the payment\. Printed beside “.+”\.$/);
    await expect(outcome(page)).toHaveText('Paid by finds this value.');
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await expect(instruction).toHaveValue('The day of the payment');
    await panel(page).getByRole('button', { name: 'Use for Paid by' }).click();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
  });

  test('by keys alone: F4, arrows to the word, Enter, and the new field', async () => {
    await page.getByRole('textbox', { name: 'Template name' }).focus();
    await page.keyboard.press('F4');
    const hint = page.getByText(/^Enter chooses it/);
    const total = words.findIndex(({ text }) => text === '£14,414.32');
    for (let step = 0; step < total; step += 1) await page.keyboard.press('ArrowRight');
    await expect(hint).toContainText(`“${words[total]!.text}”`);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toContainText('Label: “');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Template name' })).toBeFocused();
    await page.keyboard.press('F4');
    for (let step = 0; step < total; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: 'New field' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText(/ finds this value\.$/);
    await expect(page.getByRole('textbox', { name: 'Instruction for field 3' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  test('the template is saved, and finds all three on its sample', async () => {
    await page.getByRole('textbox', { name: 'Template name' }).fill('Pointed');
    await page.getByRole('button', { name: 'Create template' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create template' }).click();
    await expect(page.getByText('Template created successfully!')).toBeVisible();
    const marks = page.getByRole('group', { name: 'Values on this page' }).getByRole('button');
    await expect(marks).toHaveCount(3);
    await expect(page.getByText('Click a word or draw a box')).toBeHidden();
  });
});

test('columns are pointed out on a scanned sample: a heading makes a table, a box one column more', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await signIn(page, await addTenant({ name: `Columns on samples ${Date.now()}` }));
  const words = await openSample(page, 'invoice-scan.jpg');
  const heading = words.find(({ text }) => text === 'Description')!;
  await click(page, heading);
  await expect(panel(page).getByRole('combobox', { name: 'As a column of' })).toHaveValue('new');
  await panel(page).getByRole('button', { name: 'New column of A new table' }).click();
  await expect(outcome(page)).toHaveText('Description finds the values of this column.');
  await expect(page.getByRole('textbox', { name: 'Table name' })).toHaveValue('Items');
  await expect(page.getByRole('textbox', { name: 'Instruction for column 1' })).toBeFocused();

  const price = words.find(
    ({ text, box }) => /^(Amount|Total)/.test(text) && Math.abs(box.y - heading.box.y) < 0.02,
  )!;
  await page.mouse.move(...(await at(page, price.box.x - 0.01, price.box.y - 0.005)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, price.box.x, price.box.y + 0.1)));
  await page.mouse.move(...(await at(page, price.box.x + price.box.width + 0.01, price.box.y + 0.2)));
  await page.mouse.up();
  await panel(page).getByRole('button', { name: 'New column of Items' }).click();
  await expect(outcome(page)).toHaveText(`${price.text} finds the values of this column.`);
  await expect(page.getByRole('textbox', { name: 'Name of column 2' })).toHaveValue(price.text);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of column 2' })).toBeHidden();
  await page.close();
});

const pointed = {
  en: { sample: 'invoice-form.pdf', text: '202512-177', name: 'Number', use: 'Use' },
  jp: { sample: 'seikyusho-form.pdf', text: undefined, name: '番号', use: '使う' },
} as const;
for (const language of languages) {
  test(`the panel of what was pointed at, as it looks in ${language}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const { page, complaints, close } = await openPage(browser, language);
    await signIn(page, await addTenant({ name: `Looks of pointing ${language} ${Date.now()}` }));
    const { sample, text, name, use } = pointed[language];
    const words = await openSample(page, sample);
    await page.getByRole('textbox', { name: /^(Name of field 1|項目1の名称)$/ }).fill(name);
    await click(
      page,
      words.find((word) => word.text === (text ?? numberOf(words)))!,
    );
    const button = page.getByRole('dialog').getByRole('button', { name: new RegExp(use) });
    await expect(button.last()).toBeVisible();
    await checkScreen(page, 'template-pointed', language);
    await button.last().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /Undo|元に戻す/ })).toBeVisible();
    await checkScreen(page, 'template-pointed-used', language, { widths: [] });
    expect(complaints).toEqual([]);
    await close();
  });
}

/** The number of a Japanese invoice, as it is printed. */
const numberOf = (words: readonly Word[]) =>
  words.find(({ text }) => /^[A-Z]*-?\d{4,}-\d+$/.test(text))!.text;
