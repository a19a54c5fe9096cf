import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { inOneLanguage, checkScreen, openPage } from '../check-screen.ts';
import { signIn } from '../people.ts';
import { visit } from '../helpers/visit.ts';

/** What a person reads on the screens of payments, by language. */
const billingTexts = {
  en: {
    import: 'Import payments',
    lines: /meisai\.csv: 4 incoming payments/,
    invoiceOf: (line: number) => `Invoice for line ${line}`,
    confirm: (count: number) => `Confirm and book ${count} payments`,
    booked: '3 payments have been booked.',
    allBooked: /All payments in this file are already booked/,
    columns: 'Which column is which?',
    date: 'Date',
    payer: 'Payer',
    amount: 'Amount received',
    read: 'Read the file',
    different: 'Choose a different column for each value.',
    unreadable: /This file could not be read/,
    receivables: 'Receivables by age',
    export: 'Export for accounting',
    download: 'Download',
    journal: 'Journal (CSV)',
    mails: 'Emails to the tenant',
    sent: 'Sent',
    revenue: 'Revenue',
    paid: 'Paid',
  },
  jp: {
    import: '入金の取り込み',
    lines: /meisai\.csv：入金4件/,
    invoiceOf: (line: number) => `${line}行目の請求書`,
    confirm: (count: number) => `確定して${count}件の入金を登録`,
    booked: '3件の入金を登録しました。',
    allBooked: /すべて登録済みです/,
    columns: '列の割り当て',
    date: '入金日',
    payer: '振込依頼人',
    amount: '入金額',
    read: 'ファイルを読み込む',
    different: '項目ごとに異なる列を選択してください。',
    unreadable: /このファイルは読み込めません/,
    receivables: '売掛金年齢表',
    export: '会計ソフト用に出力',
    download: 'ダウンロード',
    journal: '仕訳（CSV）',
    mails: 'テナントへのメール',
    sent: '送信済み',
    revenue: '売上',
    paid: '入金済み',
  },
} as const;
type Messages = (typeof billingTexts)[keyof typeof billingTexts];

/** A partner with prices, two closed months and an invoice of each for four tenants, on the running server. */
async function makePricedPartner(): Promise<{ email: string; password: string }> {
  const script = join(import.meta.dirname, '../../apps/server/test/browser/priced-partner-process.ts');
  const env = { ...process.env, DATA_DIR: process.env['E2E_OWN_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as { email: string; password: string };
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** Two sure, one in doubt whose invoice is chosen, one that is left out; nothing is booked before, and nothing twice. */
async function importPayments(page: Page, t: Messages): Promise<void> {
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const csv = `日付,摘要,出金額,入金額\n${today},ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ,,"11,000"\n${today},スズキセイサクシヨ,,22000\n${today},電気料金,8000,\n${today},ﾀﾞﾚｶ,,5\n${today},佐藤商店,,33000\n`;
  await choose(page, 'meisai.csv', csv);
  await expect(page.getByText(t.lines)).toBeVisible();
  await expect(page.getByRole('button', { name: t.confirm(2) })).toBeVisible();
  await page.getByRole('combobox', { name: t.invoiceOf(3) }).click();
  await page
    .getByRole('option', { name: /鈴木製作所/ })
    .first()
    .click();
  await page.getByRole('button', { name: t.confirm(3) }).click();
  await expect(page.getByText(t.booked)).toBeVisible();
  await choose(page, 'meisai.csv', csv);
  // The line that was left out is there still; of the others nothing is left to choose.
  await expect(page.getByRole('combobox', { name: t.invoiceOf(5) })).toBeVisible();
  await expect(page.getByRole('combobox', { name: t.invoiceOf(2) })).toHaveCount(0);
  await choose(page, 'meisai.csv', csv.replace(/.*ﾀﾞﾚｶ.*\n/, ''));
  await expect(page.getByText(t.allBooked)).toBeVisible();
}

/** Unknown columns are asked for once. */
async function nameColumns(page: Page, t: Messages): Promise<void> {
  const table = 'when,who,how much\n2026-11-09,Nobody,1\n';
  await choose(page, 'odd.csv', table);
  await expect(page.getByRole('heading', { name: t.columns })).toBeVisible();
  await page.getByRole('button', { name: t.read }).click();
  await expect(page.getByText(t.different)).toBeVisible();
  await page.getByLabel(t.date).selectOption('when');
  await page.getByLabel(t.payer).selectOption('who');
  await page.getByLabel(t.amount).selectOption('how much');
  await page.getByRole('button', { name: t.read }).click();
  await expect(page.getByText('Nobody')).toBeVisible();
  await choose(page, 'odd.csv', table.replace('Nobody', 'Somebody'));
  await expect(page.getByText('Somebody')).toBeVisible();
  await choose(page, 'picture.csv', '\u0089PNG');
  await expect(page.getByText(t.unreadable)).toBeVisible();
}

for (const language of inOneLanguage('jp')) {
  const t = billingTexts[language];
  test(`payments in ${language}: a bank’s file, receivables, an export, emails and revenue`, async ({
    browser,
  }) => {
    const partner = await makePricedPartner();
    const { page, complaints, close } = await openPage(browser, language);
    await signIn(page, partner, { at: '/invoice' });
    await page.getByRole('link', { name: t.import }).click();
    await test.step('bank file', () => importPayments(page, t));
    await test.step('columns', () => nameColumns(page, t));
    await test.step('receivables', async () => {
      await visit(page, '/receivables');
      await expect(page.getByRole('link', { name: '佐藤商店' })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: '佐藤商店' })).toContainText('¥33,000');
      await checkScreen(page, 'partner-receivables-open', language);
    });
    await test.step('export', async () => {
      await visit(page, '/invoice');
      await page.getByRole('button', { name: t.export }).click();
      await page.getByRole('radio', { name: t.journal }).check();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      expect((await download).suggestedFilename()).toMatch(/^journal_\d{4}-\d{2}\.csv$/);
    });
    await test.step('the invoice, its payment and its email', async () => {
      await visit(page, '/invoice?search=ヤマダ&sort=number');
      await page.getByRole('link', { name: /^INV-/ }).first().click();
      await expect(page.getByText(t.paid, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('region', { name: t.mails })).toContainText(t.sent);
      await checkScreen(page, 'partner-invoice-priced', language);
    });
    await test.step('revenue', async () => {
      await visit(page, '/usage');
      await expect(page.getByRole('region', { name: t.revenue, exact: true })).toContainText('¥60,000');
    });
    expect(complaints).toEqual([]);
    await close();
  });
}
