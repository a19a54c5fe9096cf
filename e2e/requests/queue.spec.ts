import { makeLedger } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { ledgerColumns } from '../helpers/ledger.ts';
import { sendRequests, type SentFile } from '../helpers/send-requests.ts';
import { addColleague, addTenant, blank, signIn } from '../people.ts';
import { visit } from '../helpers/visit.ts';
import { askApi } from '../places.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ledger = async (name: string, wrongEvery: number): Promise<SentFile> => ({
  name,
  bytes: await makeLedger({ pages: 1, rowsPerPage: 6, wrongEvery }),
});
const columns = Object.entries(ledgerColumns).map(([name, description]) => ({ name, description }));
const template = { fields: [], tables: [{ name: 'Lines', description: 'All lines', columns }] };

test('the review queue starts with most values to review, or with the oldest request', async ({ page }) => {
  await signIn(page, await addTenant({ name: `Queue ${Date.now()}` }), { at: blank });
  // The second has most to review, the first less, the third nothing.
  await sendRequests(page, template, [
    [await ledger('a.pdf', 6)],
    [await ledger('b.pdf', 2)],
    [await ledger('c.pdf', 0)],
  ]);
  await page.goto('/ocr-list?checked=false');
  const numbers = page.getByRole('rowheader');
  const first = ['OCR-000003', 'OCR-000002', 'OCR-000001'];
  await expect(numbers).toHaveText(first);
  await page.getByLabel('Order').filter({ visible: true }).selectOption({ label: 'Most to review first' });
  await expect(numbers).toHaveText(['OCR-000002', 'OCR-000001', 'OCR-000003']);
  await numbers.getByText('OCR-000002').click();
  await expect(heading(page)).toHaveText('OCR result OCR-000002');
  await page.getByRole('button', { name: 'Next to review' }).click();
  await expect(heading(page)).toHaveText('OCR result OCR-000001');
  // Skipped ones come again at the end.
  await page.getByRole('button', { name: 'Next to review' }).click();
  await expect(heading(page)).toHaveText('OCR result OCR-000002');
  await page.goto('/ocr-list?checked=false');
  await page.getByLabel('Order').filter({ visible: true }).selectOption({ label: 'Oldest first' });
  await expect(numbers).toHaveText([...first].toReversed());
  await numbers.getByText('OCR-000001').click();
  await page.getByRole('button', { name: 'Next to review' }).click();
  await expect(heading(page)).toHaveText('OCR result OCR-000002');
});

test('Next reaches requests that wait for a second person, for users who may confirm them and not for the first person', async ({
  page,
  browser,
}) => {
  const owner = await addTenant({ name: `Second look ${Date.now()}` });
  await signIn(page, owner, { at: blank });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, await addColleague(owner, 'Ben Second'), { at: blank });
  // Values to review; nothing to review, checked first; nothing to review.
  const ids = await sendRequests(page, template, [
    [await ledger('a.pdf', 2)],
    [await ledger('b.pdf', 0)],
    [await ledger('c.pdf', 0)],
  ]);
  const { templateId } = await askApi<{ templateId: string }>(page, `/request/${ids[0]}`);
  await page.goto(`/template/detail/${templateId}?tab=quality`);
  const second = page.getByRole('switch', { name: 'Have a second person confirm every check' });
  await second.click();
  await expect(second).toBeChecked();
  await page.goto(`/ocr-list/${ids[1]}`);
  await page.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(page.getByText(/, awaiting second check/)).toBeVisible();
  const next = (who: Page) => who.getByRole('button', { name: 'Next to review' }).click();
  for (const order of ['Newest first', 'Oldest first', 'Most to review first']) {
    for (const who of [other, page]) {
      await visit(who, '/ocr-list?checked=false');
      await who.getByLabel('Order').filter({ visible: true }).selectOption({ label: order });
      await who.getByRole('rowheader').getByText('OCR-000001').click();
      await expect(heading(who)).toHaveText('OCR result OCR-000001');
      await next(who);
    }
    await expect(heading(other)).toHaveText('OCR result OCR-000002');
    await next(other);
    await expect(heading(other)).toHaveText('OCR result OCR-000001');
    // Neither requests that wait for another person nor unflagged ones are in the first person's queue.
    await expect(page.getByText('Nothing left to review.')).toBeHidden();
    await expect(page.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
    await expect(heading(page)).toHaveText('OCR result OCR-000001');
  }
  await other.context().close();
});

test('a request is taken and released, and the home page and the filters show its next check', async ({
  page,
  browser,
}) => {
  const owner = await addTenant({ name: `Taken ${Date.now()}` });
  await signIn(page, owner, { at: blank });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, await addColleague(owner, 'Ben Second'), { at: blank });
  const asked = { fields: [{ name: 'Zebra', description: 'The zebra mark' }], tables: [] };
  const ids = await sendRequests(page, asked, [[await ledger('a.pdf', 0)], [await ledger('b.pdf', 0)]]);
  const { templateId } = await askApi<{ templateId: string }>(page, `/request/${ids[0]}`);
  await page.goto(`/template/detail/${templateId}?tab=quality`);
  const second = page.getByRole('switch', { name: 'Have a second person confirm every check' });
  await second.click();
  await expect(second).toBeChecked();

  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.goto(`/ocr-list/${ids[0]}`);
  await menu('Assign to me');
  await expect(page.getByText('being reviewed by Jo States')).toBeVisible();
  const card = other.getByRole('region', { name: 'To check' });
  const rowOf = (number: string) => card.getByRole('row').filter({ hasText: number });
  await other.goto('/');
  await expect(card.getByRole('rowheader')).toHaveText(['OCR-000001', 'OCR-000002']);
  await expect(rowOf('OCR-000001')).toContainText('Being reviewed by Jo States');
  await expect(rowOf('OCR-000002')).toContainText('Nothing flagged');
  await expectAccessible(other);
  await menu('Unassign');
  await expect(page.getByText('being reviewed by Jo States')).toBeHidden();
  await page.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(page.getByText(/, awaiting second check/)).toBeVisible();
  await other.reload();
  await expect(rowOf('OCR-000001')).toContainText('Awaiting second check');

  // From the card, the oldest first: the second person changes a value.
  await card.getByRole('link', { name: 'OCR-000001' }).click();
  const field = other.getByRole('textbox', { name: 'Zebra' });
  await field.fill('Z-1');
  await field.press('Enter');
  await expect(other.getByText('reviewed by')).toBeVisible();
  await page.goto('/ocr-list');
  const filter = page.getByLabel('Review', { exact: true }).filter({ visible: true });
  const numbers = page.getByRole('rowheader');
  await filter.selectOption({ label: 'Awaiting second check' });
  await expect(numbers).toHaveText(['OCR-000001']);
  await expect(page).toHaveURL(/awaited=second/);
  await other.getByRole('button', { name: 'Confirm check' }).click();
  await expect(other.getByText('waiting for another person to resolve the differences')).toBeVisible();
  await page.reload();
  await expect(numbers).toHaveCount(0);
  await filter.selectOption({ label: 'Awaiting third check' });
  await expect(numbers).toHaveText(['OCR-000001']);
  await expect(page.getByRole('row').filter({ has: numbers })).toContainText('Awaiting third check');
  await other.context().close();
});
