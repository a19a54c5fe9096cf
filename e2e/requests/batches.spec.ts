import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { blankPdf } from '@ocr/specimens';
import { startCuttingProxy } from '../helpers/cutting-proxy.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';
import { visit } from '../helpers/visit.ts';

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

/** A folder of PDF, each another by its bytes. */
async function writeFolder(name: string, count: number): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'e2e-batch-')), name);
  await mkdir(folder);
  for (let place = 1; place <= count; place += 1)
    await writeFile(
      join(folder, `scan${place}.pdf`),
      Buffer.concat([blankPdf(1), Buffer.from(`\n%${place}`)]),
    );
  return folder;
}

async function chooseFolder(page: Page, folder: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await (await chooser).setFiles(folder);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

async function chooseTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

interface Listed {
  readonly number: string;
  readonly fileCount: number;
  readonly fileNames: readonly string[];
}
const listed = async (page: Page): Promise<Listed[]> =>
  (await askApi<{ items: Listed[] }>(page, '/request?sort=number')).items;
const scans = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `scan${from + index}.pdf`);

test('a folder of 23 files becomes three requests, in the order of its numbers', async ({ page }) => {
  await signIn(page, await addTenant({ name: `Batch ${Date.now()}` }));
  await visit(page, '/request-ocr');
  await chooseFolder(page, await writeFolder('invoices', 23));
  await expect(files(page)).toHaveCount(23);
  await expect(files(page).getByText('Ready')).toHaveCount(23);
  await expect(page.getByText('23 pages → 1 block.')).toBeVisible();
  await expect(files(page).nth(10)).toContainText('Request 2 of 3: 10 files, 10 pages');
  await expect(files(page).nth(22)).toContainText('scan23.pdf');
  // Drawn by the server, as every row's first page is.
  await expect(files(page).first().locator('canvas')).toBeVisible();
  await chooseTemplate(page, 'Invoice');
  await page.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('dialog', { name: 'Submit this request?' });
  await expect(question).toContainText('23 files with the template “Invoice”.');
  await expect(question).toContainText('They are sent as 3 requests.');
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('3 requests submitted.')).toBeVisible();
  await expect(page).toHaveURL(/\/ocr-list$/);
  expect((await listed(page)).map(({ fileNames }) => fileNames)).toEqual([
    scans(1, 10),
    scans(11, 20),
    scans(21, 23),
  ]);
});

test('a batch interrupted by the network reports what was sent, and continues without sending twice', async ({
  browser,
  baseURL,
}) => {
  const proxy = await startCuttingProxy(baseURL!);
  const page = await browser.newPage({ baseURL: proxy.address });
  await signIn(page, await addTenant({ name: `Cut batch ${Date.now()}` }));
  await visit(page, '/request-ocr');
  const folder = await writeFolder('invoices', 23);
  await chooseFolder(page, folder);
  await expect(files(page).getByText('Ready')).toHaveCount(23);
  await chooseTemplate(page, 'Invoice');
  // The second request arrives, and its answer is lost; so is every other attempt at it.
  proxy.cutAnswersTo('scan11.pdf');
  await submit(page);
  await expect(page.getByText('Connection lost. Checking whether your request was received…')).toBeVisible();
  await expect(page.getByText('1 request has been sent.')).toBeVisible({ timeout: 60_000 });
  const panel = page.getByRole('complementary', { name: 'Estimated usage' });
  await expect(panel.getByRole('link', { name: 'OCR-000001' })).toBeVisible();
  await expect(panel).toContainText('13 files are still in the list.');
  await expect(panel).toContainText('We didn’t get a response.');
  await expect(files(page)).toHaveCount(13);
  await expect(files(page).getByText('We couldn’t confirm that this arrived.')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Remove scan11.pdf' })).toBeDisabled();
  proxy.repair();
  // Another file on top does not change what was sent.
  await page.getByRole('button', { name: 'Move scan23.pdf up' }).click();
  await submit(page);
  await expect(page.getByText('3 requests submitted.')).toBeVisible();
  expect((await listed(page)).map(({ fileNames }) => fileNames)).toEqual([
    scans(1, 10),
    scans(11, 20),
    ['scan21.pdf', 'scan23.pdf', 'scan22.pdf'],
  ]);

  // The same folder again by mistake: everything is a duplicate, and one button removes it.
  await visit(page, '/request-ocr');
  await chooseFolder(page, folder);
  await expect(files(page).getByText('Already sent with')).toHaveCount(23);
  await page.getByRole('button', { name: 'Remove 23 duplicate files' }).click();
  await expect(files(page)).toHaveCount(0);
  await page.close();
  await proxy.close();
});

test('sending is stopped: what was sent stays, the rest is still in the list', async ({ page }) => {
  await signIn(page, await addTenant({ name: `Stopped batch ${Date.now()}` }));
  await visit(page, '/request-ocr');
  await chooseFolder(page, await writeFolder('receipts', 12));
  await expect(files(page).getByText('Ready')).toHaveCount(12);
  await chooseTemplate(page, 'Receipt');
  const sending = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  await page.route('**/api/request', async (route) => {
    sending.resolve();
    await stopped.promise;
    await route.continue();
  });
  await submit(page);
  await sending.promise;
  // At 0 % it is there, but has no width to be seen.
  await expect(page.getByRole('progressbar', { name: 'Uploading request 1 of 2' })).toBeAttached();
  await page.getByRole('button', { name: 'Stop the rest' }).click();
  stopped.resolve();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  const sent = (await listed(page)).length;
  await expect(files(page)).toHaveCount(sent === 0 ? 12 : 2);
  await page.unroute('**/api/request');
  await submit(page);
  await expect(page.getByText('2 requests submitted.')).toBeVisible();
  expect((await listed(page)).map(({ fileCount }) => fileCount)).toEqual([10, 2]);
});
