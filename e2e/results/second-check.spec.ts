import { makeSpecimen } from '@ocr/specimens';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { sendRequests } from '../helpers/send-requests.ts';
import { addColleague, addTenant, blank, signIn } from '../people.ts';
import { askApi } from '../places.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Zebra' });

/** Types a value and waits until it is kept. */
async function enter(page: Page, value: string): Promise<void> {
  await field(page).fill(value);
  await field(page).press('Enter');
  await expect(page.getByText('reviewed by')).toBeVisible();
}

const asked = { fields: [{ name: 'Zebra', description: 'The zebra mark' }], tables: [] };

/** One person's own window. */
async function open(browser: Browser, who: Parameters<typeof signIn>[1]): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, who, { at: blank });
  return page;
}

// A blind one, in which nobody sees the other's work, is made by keyboard (keys/checking-by-keys.spec.ts).
test('an open second check: confirmed unchanged it counts, changed it waits for a third person', async ({
  browser,
}) => {
  const owner = await addTenant({ name: `Seen check ${Date.now()}` });
  const ann = await open(browser, owner);
  const ben = await open(browser, await addColleague(owner, 'Ben Second'));
  const cho = await open(browser, await addColleague(owner, 'Cho Third'));
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const files = [{ name: 'a.pdf', bytes: pdf }];
  const [confirmed, changed] = await sendRequests(ann, asked, [
    files,
    [...files, { name: 'b.pdf', bytes: pdf }],
  ]);
  const choice = (page: Page) => page.getByLabel('File', { exact: true });
  const { templateId } = await askApi<{ templateId: string }>(ann, `/request/${confirmed}`);
  await ann.goto(`/template/detail/${templateId}?tab=quality`);
  const second = ann.getByRole('switch', { name: 'Have a second person confirm every check' });
  await second.click();
  await expect(second).toBeChecked();
  for (const id of [confirmed, changed]) {
    await ann.goto(`/ocr-list/${id}`);
    await enter(ann, 'A-100');
    await ann.getByRole('button', { name: 'Mark as checked' }).click();
    await expect(ann.getByText('checked by Jo States, awaiting second check')).toBeVisible();
  }
  // Each file states its next check, and that it is another person's.
  await expect(ann.getByText('Awaiting second checkby another person')).toBeVisible();
  await expect(choice(ann).getByRole('option')).toHaveText(['1. a.pdf', '2. b.pdf, Awaiting second check']);
  // A person's own check is confirmed by another.
  await ann.getByRole('button', { name: 'Confirm check' }).click();
  await expect(ann.getByText('Someone else in your company needs to do this.')).toBeVisible();

  await ben.goto(`/ocr-list/${confirmed}`);
  await expect(field(ben)).toHaveValue('A-100');
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'Confirm check' }).click();
  await expect(ben.getByText('checked by Ben Second')).toBeVisible();

  await ben.goto(`/ocr-list/${changed}`);
  await expect(field(ben)).toHaveValue('A-100');
  await enter(ben, 'A-700');
  await ben.getByRole('button', { name: 'Confirm check' }).click();
  await expect(
    ben.getByText('Ben Second changed values, waiting for another person to resolve the differences'),
  ).toBeVisible();
  await expect(ben.getByText('Differences to resolveby another person')).toBeVisible();
  await expect(choice(ben).getByRole('option')).toHaveText(['1. a.pdf', '2. b.pdf, Check complete']);
  await cho.goto(`/ocr-list/${changed}`);
  await expect(field(cho)).toHaveValue('A-700');
  await expect(cho.getByText('Ben Second changed values, please resolve the differences')).toBeVisible();
  await expect(cho.getByText('Differences to resolve', { exact: true })).toBeVisible();
  await expectAccessible(cho);
  await cho.getByRole('button', { name: 'Resolve differences' }).click();
  await expect(cho.getByText('checked by Cho Third')).toBeVisible();
  await expect(cho.getByText('Check complete', { exact: true })).toBeVisible();
  for (const page of [ann, ben, cho]) await page.context().close();
});
