import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankPdf } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import {
  addTenants,
  administrator,
  bootstrap,
  startProduct,
  type Product,
} from '../../apps/server/test/product.ts';
import { consoleFolder } from '../../scripts/console-build.mjs';
import { inOneLanguage, checkScreen, openPage, type Language } from '../check-screen.ts';
import { signIn } from '../people.ts';
import { billingTexts, type Messages } from './billing-texts.ts';
import { visit } from '../helpers/visit.ts';

/** The library that moves a process's clock; none where that is not installed. */
const library = /^LD_PRELOAD=(.*)$/m.exec(
  spawnSync('faketime', ['-f', '+0s', 'env'], { encoding: 'utf8' }).stdout ?? '',
)?.[1];
const inNovember = '2026-11-25 03:00:00';
const inDecember = '2026-12-10 03:00:00';
const tenant = { email: 'busy@journey.example', password: 'Second#Pass2' };

/** The product at a time of its own, and a browser that agrees with it. */
class MovedProduct {
  private product: Product | undefined;
  private readonly dataDir: string;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** Stops it and starts it at a time in UTC. */
  async startAt(time: string): Promise<Product> {
    await this.product?.end('SIGTERM');
    this.product = await startProduct({
      DATA_DIR: this.dataDir,
      ...bootstrap,
      // Built by the server that the browser tests start.
      CONSOLE_DIR: consoleFolder(),
      TZ: 'UTC',
      LD_PRELOAD: library!,
      FAKETIME: `@${time}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    return this.product;
  }

  async end(): Promise<void> {
    await this.product?.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A tenant that used 4 blocks of a page each, one of them registered. */
async function useBlocks(product: Product): Promise<void> {
  await addTenants(product, [tenant.email], tenant.password);
  const partner = await product.signIn(administrator.email, administrator.password);
  await product.call('PUT', '/settings', partner, {
    effective: 'current',
    pagesPerBlock: 1,
    blocksRegistered: 1,
  });
  const token = await product.signIn(tenant.email, tenant.password);
  const { data: templates } = await product.call('GET', '/template/compact', token);
  const form = new FormData();
  form.append('templateId', templates[0].id as string);
  form.append('files', new Blob([new Uint8Array(blankPdf(4))]), 'a.pdf');
  const { data: request } = await product.call('POST', '/request', token, form);
  await expect
    .poll(async () => (await product.call('GET', `/request/${request.id}`, token)).data.status, {
      timeout: 60_000,
    })
    .toBe('completed');
}

/** Name, bank account, a number that is mistyped first, logo and seal; drafts are reviewed first. */
async function enterIssuer(page: Page, t: Messages): Promise<void> {
  await visit(page, '/config-billing/issuer');
  await page.getByRole('textbox', { name: t.companyName, exact: true }).fill('神田事務サービス合同会社');
  const number = page.getByLabel(t.registrationNumber);
  await number.fill('T7000012050003');
  await page.getByRole('textbox', { name: t.accounts }).fill('みずほ銀行 神田支店 普通 1234567');
  await expect(page.getByText(t.wrongNumber)).toBeVisible();
  await number.fill('T7000012050002');
  await page.getByLabel(t.draftFirst).check();
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByText(t.issuerSaved)).toBeVisible();
  // Any picture will do: a corner of the window.
  for (const [index, width] of [240, 100].entries()) {
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height: 60 } });
    await page
      .locator('input[type="file"]')
      .nth(index)
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: t.pictures[index]! })).toBeVisible();
  }
}

/** This month's base fee and the next one's, in the table of prices: the history has more of them. */
const baseFees = (page: Page, t: Messages) =>
  page.getByRole('row').filter({ hasText: t.baseFee }).first().getByRole('cell', { name: '¥5,005' });

/** The effect is seen before Confirm, and nothing is set until then. */
async function setPrices(page: Page, t: Messages): Promise<void> {
  await visit(page, '/config-billing/prices');
  await page.getByRole('button', { name: t.setPrices }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    [t.baseFee, '5005'],
    [t.blockPrice, '1200'],
    [t.overBlockPrice, '1500'],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: t.addTier }).click();
  await dialog.getByLabel(t.fromBlock).fill('3');
  await dialog.getByRole('textbox', { name: t.tierPrice, exact: true }).fill('1400');
  const effect = dialog.getByRole('row').filter({ hasText: 'busy@journey.example' });
  await expect(effect).toContainText('¥10,605');
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByText(t.pricesSaved)).toBeVisible();
  await expect(baseFees(page, t)).toHaveCount(2);
}

/** Ended from the next month on, with the effect before, and withdrawn. */
async function endPrices(page: Page, t: Messages, language: Language): Promise<void> {
  await page.getByRole('button', { name: t.endPricesNext }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: 'busy@journey.example' })).toContainText('¥10,605');
  await dialog.getByRole('button', { name: t.endPrices }).click();
  await expect(page.getByText(t.pricesEnded)).toBeVisible();
  await checkScreen(page, 'partner-prices-ended', language);
  await page.getByRole('button', { name: t.withdraw }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.withdraw }).click();
  await expect(baseFees(page, t)).toHaveCount(2);
}

/** Reviewed, issued, and saved as PDF. */
async function issueDraft(page: Page, t: Messages, language: Language): Promise<void> {
  await visit(page, '/invoice');
  const row = page.getByRole('row').filter({ hasText: 'INV-202611-0001' });
  await expect(row).toContainText(t.draft);
  await expect(row).toContainText('¥11,665');
  await page.getByRole('link', { name: 'INV-202611-0001' }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByText(t.draft, { exact: true })).toBeVisible();
  for (const text of ['T7000012050002', 'みずほ銀行 神田支店 普通 1234567', ...t.tierLines, '¥11,665'])
    await expect(paper.getByText(text).first()).toBeVisible();
  await checkScreen(page, 'partner-invoice-draft', language);
  await page.getByRole('button', { name: t.issue, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.issue, exact: true }).click();
  await expect(page.getByText(t.issued)).toBeVisible();
  await expect(paper.getByText(t.draft, { exact: true })).toHaveCount(0);
  await expect(paper.getByText(t.dueDay)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('INV-202611-0001.pdf');
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
}

/** A part, then the rest with one click. */
async function payInParts(page: Page, t: Messages): Promise<void> {
  await page.getByRole('button', { name: t.addPayment }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t.open('¥11,665'))).toBeVisible();
  await dialog.getByRole('textbox', { name: t.amount, exact: true }).fill('1665');
  await dialog.getByRole('button', { name: t.addPayment }).click();
  await expect(page.getByText(t.paymentAdded)).toBeVisible();
  const balance = page.getByRole('row').filter({ hasText: t.balance });
  await expect(balance).toContainText('¥10,000');
  await page.getByRole('button', { name: t.markAsPaid, exact: true }).click();
  await dialog.getByRole('button', { name: t.markAsPaid, exact: true }).click();
  await expect(page.getByText(t.paid, { exact: true }).first()).toBeVisible();
  await expect(balance).toContainText('¥0');
}

/** Refused without a reason; then a credit note and a draft, which what was paid settles once it is issued. */
async function voidAndReissue(page: Page, t: Messages, language: Language): Promise<void> {
  await page.getByRole('button', { name: t.void, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.void, exact: true }).click();
  await expect(dialog.getByText(t.reasonNeeded)).toBeVisible();
  await dialog.getByLabel(t.reason).fill('宛名の誤り');
  await dialog.getByRole('button', { name: t.void, exact: true }).click();
  await expect(page.getByText(t.voided)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'INV-202611-0002' })).toBeVisible();
  // From the list, as many drafts at once as are selected.
  await visit(page, '/invoice?sort=number');
  const rowOf = (number: string) => page.getByRole('row').filter({ hasText: number });
  await rowOf('INV-202611-0002').getByRole('checkbox').check();
  await page.getByRole('button', { name: t.issueOne, exact: true }).click();
  await expect(dialog.getByText('INV-202611-0002')).toBeVisible();
  await dialog.getByRole('button', { name: t.issue, exact: true }).click();
  await expect(page.getByText(t.issued)).toBeVisible();
  await expect(rowOf('INV-202611-0002')).toContainText(t.paid);
  await expect(rowOf('CN-202611-0001')).toContainText('-¥11,665');
  await expect(rowOf('CN-202611-0001')).toContainText(t.creditNote);
  await expect(rowOf('INV-202611-0001')).toContainText(t.isVoid);
  await expect(rowOf('INV-202611-0002')).toContainText('¥11,665');
  await checkScreen(page, 'partner-invoices-voided', language);
  await page.getByRole('link', { name: 'CN-202611-0001' }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByText(t.creditHeading, { exact: true })).toBeVisible();
  await expect(paper.getByText('宛名の誤り')).toBeVisible();
  await page.getByRole('link', { name: 'INV-202611-0001' }).click();
  await expect(paper.getByText(t.voidStamp)).toBeVisible();
  await visit(page, '/receivables');
  await expect(page.getByText(t.nothingOpen)).toBeVisible();
}

/** Voided without another invoice: what was paid is refunded, and that undone. */
async function refundAndUndo(page: Page, t: Messages): Promise<void> {
  await visit(page, '/invoice?sort=number');
  await page.getByRole('link', { name: 'INV-202611-0002' }).click();
  await page.getByRole('button', { name: t.void, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.reason).fill('解約');
  await dialog.getByLabel(t.reissue).uncheck();
  await dialog.getByRole('button', { name: t.void, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CN-202611-0002' })).toBeVisible();
  await page.getByRole('button', { name: t.addRefund }).click();
  await expect(dialog.getByLabel(t.refundDate).first()).toBeVisible();
  await dialog.getByRole('button', { name: t.addRefund }).click();
  await expect(page.getByText(t.refunded)).toBeVisible();
  await page.getByRole('button', { name: t.undoRefund }).click();
  await expect(dialog.getByText(t.undoQuestion)).toBeVisible();
  await dialog.getByRole('button', { name: t.undoRefund }).click();
  await expect(page.getByText(t.refundUndone)).toBeVisible();
  await expect(page.getByRole('button', { name: t.addRefund })).toBeVisible();
}

// The Japanese document is checked by payments.spec.ts.
for (const language of inOneLanguage('en')) {
  const t = billingTexts[language];
  test(`an invoice in ${language}: issuer, prices, a closed month, draft, payments, void and reissue`, async ({
    browser,
  }) => {
    test.skip(library === undefined, 'faketime is not installed');
    test.setTimeout(300_000);
    const moved = new MovedProduct(await mkdtemp(join(tmpdir(), 'ocr-journey-')));
    try {
      const first = await moved.startAt(inNovember);
      await useBlocks(first);
      const november = await openPage(browser, language, { baseURL: first.address });
      await november.page.clock.setFixedTime(`${inNovember}Z`);
      await signIn(november.page, administrator);
      await test.step('issuer', () => enterIssuer(november.page, t));
      await test.step('prices', () => setPrices(november.page, t));
      await test.step('no prices', () => endPrices(november.page, t, language));
      await november.close();

      const second = await moved.startAt(inDecember);
      const token = await second.signIn(administrator.email, administrator.password);
      await expect
        .poll(async () => (await second.call('GET', '/invoice', token)).data.total, { timeout: 60_000 })
        .toBe(1);
      const { page, complaints, close } = await openPage(browser, language, { baseURL: second.address });
      await page.clock.setFixedTime(`${inDecember}Z`);
      await signIn(page, administrator);
      await test.step('draft', () => issueDraft(page, t, language));
      await test.step('payments', () => payInParts(page, t));
      await test.step('void and reissue', () => voidAndReissue(page, t, language));
      await test.step('refund', () => refundAndUndo(page, t));
      const books = await second.call('POST', '/billing/books/check', token);
      expect(books.data).toMatchObject({ balanced: true, differences: [] });
      expect([...november.complaints, ...complaints]).toEqual([]);
      await close();

      const own = await openPage(browser, language, { baseURL: second.address });
      await own.page.clock.setFixedTime(`${inDecember}Z`);
      await signIn(own.page, tenant);
      await visit(own.page, '/invoice');
      for (const number of ['CN-202611-0001', 'INV-202611-0001', 'INV-202611-0002'])
        await expect(own.page.getByRole('link', { name: number })).toBeVisible();
      await own.close();
    } finally {
      await moved.end();
    }
  });
}
