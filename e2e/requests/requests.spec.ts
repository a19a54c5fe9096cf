import { mkdtemp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { blankPdf, emptyFile, encryptedPdf, missingPagePdf, textFile } from '@ocr/specimens';
import { startCuttingProxy } from '../helpers/cutting-proxy.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';
import { visit } from '../helpers/visit.ts';

const samples = join(import.meta.dirname, '../../samples');
const sample = (name: string): string => join(samples, name);

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const namesOf = (page: Page) => files(page).locator('[title]:not([title=""])[class*="fileName"]');

/** Drops files or folders of the disk as the system does when they are dragged in. */
async function dragIn(page: Page, paths: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const box = await page.getByText(/Drop (more )?files/).boundingBox();
  const place = { x: box!.x + 10, y: box!.y + 5 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, ...place, data });
}

async function choose(page: Page, paths: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([...paths]);
}

async function chooseTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

test.describe.serial('requests of a tenant with 200 pages', () => {
  let page: Page;
  let folder: string;
  const write = async (name: string, bytes: Uint8Array): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };

  test.beforeAll(async ({ browser }) => {
    folder = await mkdtemp(join(tmpdir(), 'e2e-files-'));
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, await addTenant({ name: `Requests ${Date.now()}` }));
  });
  test.afterAll(() => page.close());
  const open = async (): Promise<void> => {
    await visit(page, '/request-ocr');
    await expect(page.getByText('200 pages left this month.')).toBeVisible();
  };

  test('files come dragged in, in folders, pasted and chosen; each is counted in its row', async () => {
    const invoices = join(folder, 'invoices');
    await mkdir(join(invoices, '2026'), { recursive: true });
    await write('invoices/b.pdf', blankPdf(2));
    await write('invoices/2026/a.pdf', blankPdf(3));
    await write('invoices/.DS_Store', textFile());
    await open();
    await dragIn(page, [sample('invoice-form.pdf')]);
    await expect(files(page)).toHaveCount(1);
    await dragIn(page, [invoices]);
    // By folder, then by name.
    await expect(namesOf(page)).toHaveText(['invoice-form.pdf', 'b.pdf', 'a.pdf']);
    await expect(files(page).nth(2)).toContainText('invoices/2026');
    const picture = await readFile(sample('receipt-scan.jpg'));
    await page.evaluate((text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, picture.toString('base64'));
    await choose(page, [sample('seikyusho-form.pdf')]);
    await expect(files(page).getByText('Ready')).toHaveCount(5);
    await expect(files(page).nth(2)).toContainText(/3\s*pages/);
    await expect(page.getByText('8 pages → 1 block.')).toBeVisible();
    await expect(page.getByText('192 of 200 pages left after this.')).toBeVisible();
    // The same file again would be charged again.
    await choose(page, [sample('seikyusho-form.pdf')]);
    await expect(page.getByText('seikyusho-form.pdf is already in the list.')).toBeVisible();
    // Taken out by mistake, it can be chosen once more.
    await page.getByRole('button', { name: 'Remove seikyusho-form.pdf' }).click();
    await expect(files(page)).toHaveCount(4);
    await choose(page, [sample('seikyusho-form.pdf')]);
    await expect(files(page).getByText('Ready')).toHaveCount(5);
  });

  test('what is dropped on the home screen starts a request, folders opened', async ({ browser }) => {
    const home = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(home, await addTenant({ name: `Dropped ${Date.now()}` }));
    await dragIn(home, [join(folder, 'invoices')]);
    await expect(namesOf(home)).toHaveText(['b.pdf', 'a.pdf']);
    await home.close();
  });

  test('rows move by mouse and by keyboard', async () => {
    await files(page).nth(0).dragTo(files(page).nth(2));
    await expect(namesOf(page).nth(2)).toHaveText('invoice-form.pdf');
    const up = page.getByRole('button', { name: 'Move invoice-form.pdf up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(namesOf(page).nth(0)).toHaveText('invoice-form.pdf');
    // The top row cannot move up: the focus is on the button for moving down.
    await expect(page.getByRole('button', { name: 'Move invoice-form.pdf down' })).toBeFocused();
    await expect(page.getByText('invoice-form.pdf is now number 1')).toBeAttached();
    await page.getByRole('button', { name: 'Remove pasted.jpg' }).click();
    await expect(files(page)).toHaveCount(4);
  });

  test('that a file is missing is said until there is one', async () => {
    await open();
    await page.getByRole('button', { name: 'Submit' }).click();
    const missing = page.getByText('Please add at least one file.');
    await expect(missing).toBeVisible();
    await choose(page, [sample('seikyusho-form.pdf')]);
    await expect(files(page).getByText('Ready')).toHaveCount(1);
    await expect(missing).toHaveCount(0);
  });

  test('what cannot be read says why in its row and stops the submission', async () => {
    await open();
    await choose(page, [
      sample('invoice-form.pdf'),
      await write('note.txt', textFile()),
      await write('renamed.pdf', textFile()),
      await write('empty.pdf', emptyFile()),
      await write('locked.pdf', await encryptedPdf('secret')),
    ]);
    await expect(files(page).getByText('This format is not supported.')).toHaveCount(2);
    await expect(files(page).nth(0)).toContainText('This file is empty.');
    await expect(files(page).nth(2)).toContainText('This PDF is password-protected.');
    await expect(page.getByText('Files with invalid format or size detected')).toBeVisible();
    await chooseTemplate(page, 'Invoice');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove rejected files' }).click();
    await expect(files(page)).toHaveCount(1);
    // The button is gone: the focus is on what follows.
    await expect(page.getByRole('combobox', { name: 'Template' })).toBeFocused();
    await expect(page.getByText('Files with invalid format or size detected')).toHaveCount(0);
  });

  test('too many pages for a request, and for what is left, are reported before anything is sent', async () => {
    await open();
    await choose(page, [await write('a300.pdf', blankPdf(300)), await write('b201.pdf', blankPdf(201))]);
    await expect(page.getByText('Request 2 of 2: 1 file, 201 pages')).toBeVisible();
    await expect(page.getByText('Error! Limit exceeded, available page limit = 200')).toBeVisible();
    // Nothing is said to be left where nothing would be.
    await expect(page.getByText('301 pages more than the 200 left this month.')).toBeVisible();
    await expect(page.getByText(/left after this/)).toHaveCount(0);
    await choose(page, [await write('c301.pdf', blankPdf(301))]);
    const most = 'A file may have at most 300 pages.';
    await expect(files(page).nth(2)).toContainText(`This file has too many pages. ${most}`);
    await expect(page.getByText(`Error! Too many pages detected. ${most}`)).toBeVisible();
  });

  test('the upload shows how far it is, and the files are read in the order of their rows', async () => {
    await open();
    const client = await page.context().newCDPSession(page);
    await choose(page, [sample('invoice-form.pdf'), sample('invoice-scan.jpg')]);
    await expect(files(page).getByText('Ready')).toHaveCount(2);
    await page.getByRole('button', { name: 'Move invoice-scan.jpg up' }).click();
    await chooseTemplate(page, 'Invoice');
    await client.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 };
    await client.send('Network.emulateNetworkConditions', slow);
    await submit(page);
    const bar = page.getByRole('progressbar', { name: /^Uploading/ });
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow').catch(() => 0)))
      .toBeGreaterThan(10);
    await client.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await expect(page).toHaveURL(/\/ocr-list\/./);
    const names = page.getByRole('combobox', { name: 'File' }).locator('option');
    await expect(names).toHaveText([/^1\. invoice-scan\.jpg/, /^2\. invoice-form\.pdf/]);
  });

  test('the list follows a request by itself, and its end is reported on every screen', async () => {
    await visit(page, '/request-ocr');
    await expect(page.getByText('198 pages left this month.')).toBeVisible({ timeout: 120_000 });
    await choose(page, [sample('ryoshusho-scan.jpg'), sample('receipt-scan.jpg')]);
    await expect(files(page).getByText('Ready')).toHaveCount(2);
    await chooseTemplate(page, '請求書');
    await submit(page);
    await expect(page).toHaveURL(/\/ocr-list\/./);
    await page.getByRole('navigation').getByRole('link', { name: 'OCR list' }).click();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const row = page.getByRole('row', { name: /OCR-000002/ });
    // At 0 % it is there, but has no width to be seen.
    await expect(row.getByRole('progressbar', { name: 'Progress of OCR-000002' })).toBeAttached();
    await expect(row.getByText('Completed')).toBeVisible({ timeout: 120_000 });
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    const watched = await page.evaluate(() => sessionStorage.getItem('list_ocr'));
    // The one before it may still be read on a slow machine.
    expect(watched ?? '').not.toContain('OCR-000002');
    // The first request may have ended just before: each has its own message.
    const notice = page.getByText('Request OCR-000002 (請求書) is complete.');
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Show the result' }).last().click();
    await expect(page.getByRole('heading', { name: 'OCR result OCR-000002' })).toBeVisible();
  });

  test('selected requests are exported, and deleted permanently, together', async () => {
    await visit(page, '/ocr-list');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    const sheets: string[] = [];
    page.on('download', (download) => sheets.push(download.suggestedFilename()));
    await page.getByRole('button', { name: 'Export Excel' }).click();
    await expect.poll(() => sheets).toEqual([expect.stringMatching(/^Results_.*\.xlsx$/)]);
    await page.getByRole('button', { name: 'Export as CSV or JSON' }).click();
    await page.getByRole('menuitem', { name: 'CSV (zip)' }).click();
    await expect.poll(() => sheets.at(-1)).toMatch(/^Results_.*\.zip$/);
    const { items } = await askApi<{ items: { id: string }[] }>(page, '/request');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 requests?' });
    await expect(question).toContainText('permanently deleted');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 requests deleted.')).toBeVisible();
    await expect(page.getByText('No requests yet')).toBeVisible();
    await visit(page, `/ocr-list/${items[0]!.id}`);
    await expect(page.getByText('This request no longer exists.')).toBeVisible();
    // Read pages stay on the bill.
    await visit(page, '/request-ocr');
    await expect(page.getByText('196 pages left this month.')).toBeVisible();
  });

  test('a file that could not be read is marked in the list, and sent again from there', async () => {
    await choose(page, [sample('invoice-form.pdf')]);
    await expect(files(page).getByText('Ready')).toHaveCount(1);
    await chooseTemplate(page, 'Invoice');
    await submit(page);
    await expect(page).toHaveURL(/\/ocr-list\/./);
    await visit(page, '/request-ocr');
    await choose(page, [await write('missing.pdf', missingPagePdf()), sample('invoice-form.pdf')]);
    await expect(files(page).getByText('Ready')).toHaveCount(2);
    await chooseTemplate(page, 'Invoice');
    await submit(page);
    await expect(page).toHaveURL(/\/ocr-list\/./);
    await visit(page, '/ocr-list');
    const retry = page.getByRole('button', { name: 'Retry failed files' });
    await page.getByRole('checkbox', { name: 'Select OCR-000003' }).check();
    await expect(retry).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Select OCR-000004' }).check();
    await expect(page.getByText('1 of 2 files failed')).toBeVisible({ timeout: 120_000 });
    await retry.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retry failed files' }).click();
    const again = page.getByRole('row', { name: /OCR-000005/ });
    await expect(again.getByText('Failed')).toBeVisible({ timeout: 120_000 });
  });
});

test('an answer lost on its way is asked for again, and nothing is made or charged twice', async ({
  browser,
  baseURL,
}) => {
  const proxy = await startCuttingProxy(baseURL!);
  const page = await browser.newPage({ baseURL: proxy.address });
  await signIn(page, await addTenant({ name: `Lost ${Date.now()}` }));
  await visit(page, '/request-ocr');
  await choose(page, [sample('invoice-form.pdf')]);
  await expect(files(page).getByText('Ready')).toHaveCount(1);
  await chooseTemplate(page, 'Invoice');
  // The browser sends again by itself as long as it has kept connections; only then does the console know.
  proxy.cutAnswersTo('POST /api/request HTTP');
  await submit(page);
  await expect(page.getByText('Connection lost. Checking whether your request was received…')).toBeVisible();
  proxy.repair();
  await expect(page.getByRole('heading', { name: 'OCR result OCR-000001' })).toBeVisible();
  const { total } = await askApi<{ total: number }>(page, '/request');
  expect(total).toBe(1);
  await visit(page, '/request-ocr');
  await expect(page.getByText('199 pages left this month.')).toBeVisible();
  await page.close();
  await proxy.close();
});
