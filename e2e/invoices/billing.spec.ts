import { expect, test, type Browser, type Page } from '@playwright/test';
import { inOneLanguage } from '../check-screen.ts';
import { demoTenant, partner, signIn } from '../people.ts';
import { visit } from '../helpers/visit.ts';

/** What a person reads on the screens of billing, by language. */
const billingTexts = {
  en: {
    change: /^Change: Pages per block, From/,
    newValue: 'New value',
    shownOf: '100 of 240 requests shown',
    shownMore: '200 of 240 requests shown',
    allShown: 'All 240 requests shown',
    showMore: 'Show more',
    outOfRange: 'Enter a value from 1 to 100,000.',
    effect: /^\d+ of \d+ tenants are affected\./,
    confirm: 'Confirm',
    changedMeanwhile: 'Someone else changed this in the meantime. Review the latest version and try again.',
    reload: 'Load latest values',
    saved: 'The billing configuration has been changed.',
    scheduled: 'Scheduled',
    withdraw: 'Cancel scheduled change',
    withdrawn: 'Scheduled change cancelled.',
    resetPaymentDay: 'Reset payment day',
    reset: 'The payment day has been reset.',
    choosePaymentDay: 'Choose another day',
    day: (day: number) => `Day ${day} of the month`,
    endOfMonth: 'Last day of the month',
    history: 'History',
    payment: 'Payment day',
    markAsPaid: 'Mark as Paid',
    markSeveral: 'Mark 2 as paid',
    select: /^Select INV-/,
    paid: /^2 invoices have been marked as paid\./,
    file: 'File 1',
    charged: /pages? [\d–, ]+ charged/,
    gone: 'This item could not be found.',
  },
  jp: {
    change: /^変更：1ブロックあたりのページ数（.*以降）/,
    newValue: '新しい値',
    shownOf: '全240件中100件を表示',
    shownMore: '全240件中200件を表示',
    allShown: '全240件を表示しています',
    showMore: 'さらに表示',
    outOfRange: /範囲/,
    effect: /^\d+社中\d+社のテナントに影響します。/,
    confirm: '確定',
    changedMeanwhile: 'ほかのユーザーが内容を変更しました。最新の内容を確認のうえ、もう一度お試しください。',
    reload: '最新の内容を読み込む',
    saved: '課金設定を変更しました。',
    scheduled: '変更予定',
    withdraw: '変更予定を取り消す',
    withdrawn: '変更予定を取り消しました。',
    resetPaymentDay: '支払期日を本日に変更',
    reset: '支払期日を変更しました。',
    choosePaymentDay: '支払期日を選択',
    day: (day: number) => `毎月${day}日`,
    endOfMonth: '月末日',
    history: '変更履歴',
    payment: '毎月の支払期日',
    markAsPaid: '入金済みにする',
    markSeveral: '2件を入金済みにする',
    select: /INV-.*を選択/,
    paid: /^2件の請求書を入金済みにしました。/,
    file: 'ファイル1',
    charged: /課金対象：[\d～、]+ページ目/,
    gone: /存在しません|ありません|見つかりません/,
  },
} as const;
type Messages = (typeof billingTexts)[keyof typeof billingTexts];

async function openPage(browser: Browser, language: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (chosen) => localStorage.setItem('configs', JSON.stringify({ language: chosen, theme: 'light' })),
    language,
  );
  return context.newPage();
}

/** A call as the signed-in user of a page, past its screens. */
async function callAs<Data>(page: Page, path: string, method = 'GET', body?: object): Promise<Data> {
  const token = await page.evaluate(
    () => sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token'),
  );
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { data: body }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

/** A change of next month's value while another user changes it: refused with the reason, reviewed, confirmed, and withdrawn. */
async function changeAndWithdraw(page: Page, t: Messages): Promise<void> {
  await visit(page, '/config-billing');
  await page.getByRole('button', { name: t.change }).click();
  const dialog = page.getByRole('dialog');
  const value = dialog.getByRole('textbox', { name: t.newValue });
  await value.fill('0');
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(dialog.getByText(t.outOfRange)).toBeVisible();
  await value.fill('50');
  await expect(dialog.getByText(t.effect)).toBeVisible();
  await callAs(page, '/settings', 'PUT', { effective: 'next', blocksPerPackage: 7 });
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(dialog.getByText(t.changedMeanwhile)).toBeVisible();
  await dialog.getByRole('button', { name: t.reload }).click();
  await expect(value).toHaveValue('50');
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  // Both changes apply: none was lost.
  await expect(page.getByText(t.scheduled, { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: t.withdraw }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.withdraw }).click();
  await expect(page.getByText(t.withdrawn)).toBeVisible();
  await expect(page.getByText(t.scheduled, { exact: true })).toHaveCount(0);
  const history = page.getByRole('region', { name: t.history });
  await expect(history.getByRole('row').filter({ hasText: '50' }).first()).toBeVisible();
}

async function resetPaymentDay(page: Page, t: Messages): Promise<void> {
  await page.getByRole('button', { name: t.resetPaymentDay }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.resetPaymentDay }).click();
  await expect(page.getByText(t.reset)).toBeVisible();
  const { lastPaymentDate } = await callAs<{ lastPaymentDate: string }>(page, '/settings');
  expect(lastPaymentDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
}

/** Any day, or the end of the month: the dialog shows the bill date that follows. */
async function choosePaymentDay(page: Page, t: Messages): Promise<void> {
  const facts = page.getByRole('region', { name: t.payment });
  for (const [label, day] of [
    [t.day(7), 7],
    [t.endOfMonth, 31],
  ] as const) {
    await page.getByRole('button', { name: t.choosePaymentDay }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t.payment }).click();
    await page.getByRole('option', { name: label, exact: true }).click();
    await dialog.getByRole('button', { name: t.confirm }).click();
    await expect(dialog).toHaveCount(0);
    await expect(facts.getByText(label, { exact: true })).toBeVisible();
    const { paymentDay, billDate } = await callAs<{ paymentDay: number; billDate: string }>(
      page,
      '/settings',
    );
    expect(paymentDay).toBe(day);
    expect(Number(billDate.slice(8))).toBeGreaterThanOrEqual(Math.min(day, 28));
  }
}

/** Two at once, with one question; the filter is in the address. */
async function paySeveral(page: Page, t: Messages): Promise<void> {
  await visit(page, '/invoice');
  const boxes = page.getByRole('checkbox', { name: t.select });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: t.markSeveral }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.markAsPaid }).click();
  await expect(page.getByText(t.paid)).toBeVisible();
}

/** Day, requests, files, pages: by number and ordinal, without a name of what was read. Then both files. */
async function drillDownAndExport(page: Page, t: Messages, invoice: { id: string; number: string }) {
  await visit(page, `/invoice/${invoice.id}`);
  await page.getByRole('article').locator('button[aria-expanded]').first().click();
  const paper = page.getByRole('article');
  await expect(paper.getByText(/^OCR-\d{6}$/).first()).toBeVisible();
  await expect(paper.getByText(t.file, { exact: true }).first()).toBeVisible();
  await expect(paper.getByText(t.charged).first()).toBeVisible();
  await expect(paper).not.toContainText(/\.(pdf|jpe?g|png)/i);
  for (const format of ['Excel', 'PDF']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: format }).click();
    const ending = format === 'PDF' ? 'pdf' : 'xlsx';
    expect((await download).suggestedFilename()).toBe(`${invoice.number}.${ending}`);
  }
}

/** A day of 240 requests, as the server answers it a hundred at a time. */
async function showAllOfDay(page: Page, t: Messages, id: string): Promise<void> {
  await page.route(`**/api/invoice/${id}/days/**`, async (route) => {
    const from = (Number(new URL(route.request().url()).searchParams.get('page') ?? '1') - 1) * 100;
    const requests = Array.from({ length: Math.min(100, 240 - from) }, (_, index) => ({
      number: `OCR-${from + index + 1}`,
      acceptedAt: '2026-10-01T00:00:00Z',
      pagesUsed: 1,
      files: [],
    }));
    await route.fulfill({
      json: { data: { requests, total: 240 }, status: { code: 200, message: 'SUCCESS' } },
    });
  });
  await visit(page, `/invoice/${id}`);
  await page.getByRole('article').locator('button[aria-expanded]').first().click();
  const item = (number: string) => page.getByRole('listitem').filter({ hasText: number });
  for (const [status, firstNew] of [
    [t.shownOf, 'OCR-101'],
    [t.shownMore, 'OCR-201'],
  ] as const) {
    await expect(page.getByText(status)).toBeVisible();
    await page.getByRole('button', { name: t.showMore }).click();
    await expect(item(firstNew)).toBeFocused();
  }
  await expect(page.getByText(t.allShown)).toBeVisible();
  await expect(page.getByRole('button', { name: t.showMore })).toHaveCount(0);
  await page.unroute(`**/api/invoice/${id}/days/**`);
}

/** In the dark theme, printed pages have dark text on white, also where backgrounds are printed. */
async function printFromDark(page: Page): Promise<void> {
  const inkOf = () => page.getByRole('article').evaluate((paper) => getComputedStyle(paper).color);
  const lightInk = await inkOf();
  await page.getByRole('button', { name: /^(Dark|ダーク)/ }).click();
  await expect.poll(inkOf).not.toBe(lightInk);
  const darkInk = await inkOf();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await inkOf()).toBe(lightInk);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['html', 'body'])
    await expect(page.locator(name)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await inkOf()).toBe(darkInk);
}

for (const language of inOneLanguage('jp')) {
  const t = billingTexts[language];
  test(`billing in ${language}: configuration, payment, an invoice opened down to its pages`, async ({
    browser,
  }) => {
    const page = await openPage(browser, language);
    await signIn(page, partner);
    await test.step('configuration', () => changeAndWithdraw(page, t));
    await test.step('payment day', () => resetPaymentDay(page, t));
    await test.step('another payment day', () => choosePaymentDay(page, t));
    await test.step('payment', () => paySeveral(page, t));
    type Invoices = { items: { id: string; number: string; tenantId: string }[]; total: number };
    const all = await callAs<Invoices>(page, '/invoice?sort=-pagesUsed&size=100');
    await test.step('down to the pages', () => drillDownAndExport(page, t, all.items[0]!));
    await test.step('a day of many requests', () => showAllOfDay(page, t, all.items[0]!.id));
    await test.step('on paper', () => printFromDark(page));
    await page.context().close();

    const own = await openPage(browser, language);
    await signIn(own, demoTenant);
    const mine = await callAs<Invoices>(own, '/invoice?size=100');
    expect(new Set(mine.items.map(({ tenantId }) => tenantId)).size).toBe(1);
    await visit(own, '/invoice');
    await expect(own.getByRole('link', { name: mine.items[0]!.number })).toBeVisible();
    await expect(own.getByRole('button', { name: t.markAsPaid })).toHaveCount(0);
    const foreign = all.items.find(({ id }) => mine.items.every((invoice) => invoice.id !== id))!;
    await visit(own, `/invoice/${foreign.id}`);
    await expect(own.getByText(t.gone).first()).toBeVisible();
    await expect(own.getByText(foreign.number)).toHaveCount(0);
    await own.context().close();
  });
}
