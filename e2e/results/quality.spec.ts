import { makeLedger } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { ledgerColumns } from '../helpers/ledger.ts';
import { sendRequests } from '../helpers/send-requests.ts';
import { addTenant, blank, signIn } from '../people.ts';
import { askApi } from '../places.ts';

interface Answer {
  readonly data: { fields: { name: string; table: string | null; months: { month: string }[] }[] };
}

/** As if each field had been read in an earlier month, too: tests read in the running one only. */
async function addEarlierMonth(page: Page): Promise<void> {
  await page.route(/\/quality\?/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Answer;
    for (const { months } of json.data.fields) {
      const [newest] = months;
      if (newest) months.push({ ...newest, month: '2025-01' });
    }
    await route.fulfill({ response, json });
  });
}

test('reading quality is shown by field and by column, and each by month; in both languages and on a phone', async ({
  page,
}) => {
  await signIn(page, await addTenant({ name: `Quality ${Date.now()}` }), { at: blank });
  const columns = Object.entries(ledgerColumns).map(([name, description]) => ({ name, description }));
  const asked = {
    fields: [{ name: 'Zebra', description: 'The zebra mark' }],
    tables: [{ name: 'Lines', description: 'All lines', columns }],
  };
  const bytes = await makeLedger({ pages: 1, rowsPerPage: 6, wrongEvery: 2 });
  const [id] = await sendRequests(page, asked, [[{ name: 'a.pdf', bytes }]]);
  await page.goto(`/ocr-list/${id}`);
  await page.getByRole('textbox', { name: 'Zebra' }).fill('Z-1');
  await page.getByRole('textbox', { name: 'Zebra' }).press('Enter');
  await page.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();

  const { templateId } = await askApi<{ templateId: string }>(page, `/request/${id}`);
  const quality = `/template/detail/${templateId}?tab=quality`;
  await page.goto(quality);
  const byField = page.getByRole('region', { name: 'By field: table' });
  const [first] = Object.keys(ledgerColumns);
  const row = byField.getByRole('rowheader', { name: `Lines › ${first}` });
  await expect(row).toBeVisible();
  await expect(byField.getByRole('rowheader', { name: 'Zebra' })).toBeVisible();
  // A single month adds nothing to the row.
  await expect(byField.getByRole('button')).toHaveCount(0);

  await addEarlierMonth(page);
  await page.reload();
  const toggle = row.getByRole('button');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(byField.getByRole('rowheader', { name: 'January 2025' })).toBeVisible();
  await expectAccessible(page);
  await toggle.press('Enter');
  await expect(byField.getByRole('rowheader', { name: 'January 2025' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    const configs = JSON.parse(localStorage.getItem('configs') ?? '{}') as object;
    localStorage.setItem('configs', JSON.stringify({ ...configs, language: 'jp' }));
  });
  await page.reload();
  const table = page.getByRole('region', { name: '項目別の表' });
  await table.getByRole('button', { name: `Lines › ${first}` }).click();
  await expect(table.getByRole('rowheader', { name: '2025年1月' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
