import { makeLedger } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { ledgerColumns } from '../helpers/ledger.ts';
import { sendPile, type PileFile } from '../helpers/send-pile.ts';
import { addTenant, signIn } from '../people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ledger = async (name: string, wrongEvery: number): Promise<PileFile> => ({
  name,
  bytes: await makeLedger({ pages: 1, rowsPerPage: 6, wrongEvery }),
});
const columns = Object.entries(ledgerColumns).map(([name, description]) => ({ name, description }));
const template = { fields: [], tables: [{ name: 'Lines', description: 'All lines', columns }] };

test('what is to be checked is gone through from what has most values to review, or from the oldest', async ({
  page,
}) => {
  await signIn(page, await addTenant({ name: `Queue ${Date.now()}` }));
  // The second has most to review, the first less, the third nothing.
  await sendPile(page, template, [
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
