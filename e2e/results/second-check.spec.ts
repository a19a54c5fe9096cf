import { AxeBuilder } from '@axe-core/playwright';
import { makeSpecimen } from '@ocr/specimens';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { sendRequests } from '../helpers/send-requests.ts';
import { addColleague, addTenant, blank, signIn } from '../people.ts';
import { askApi } from '../places.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
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

test.describe.serial('a second check in which nobody sees the other’s work', () => {
  let pages: readonly [Page, Page, Page];
  let request: string;
  let template: string;

  test.beforeAll(async ({ browser }) => {
    const owner = await addTenant({ name: `Second check ${Date.now()}` });
    const ben = await addColleague(owner, 'Ben Second');
    const cho = await addColleague(owner, 'Cho Third');
    pages = [await open(browser, owner), await open(browser, ben), await open(browser, cho)];
    const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
    const [id] = await sendRequests(pages[0], asked, [[{ name: 'a.pdf', bytes: pdf }]]);
    request = `/ocr-list/${id}`;
    template = (await askApi<{ templateId: string }>(pages[0], `/request/${id}`)).templateId;
  });
  test.afterAll(async () => {
    for (const page of pages) await page.context().close();
  });

  test('is turned on at the template', async () => {
    const [page] = pages;
    await page.goto(`/template/detail/${template}?tab=quality`);
    await page.getByRole('switch', { name: 'Have a second person confirm every check' }).click();
    const blind = page.getByRole('switch', { name: 'The second person checks blind' });
    await blind.click();
    await expect(blind).toBeChecked();
    await page.reload();
    await expect(blind).toBeChecked();
  });

  test('takes what the first person entered out of sight', async () => {
    const [ann, ben] = pages;
    await ann.goto(request);
    await enter(ann, 'A-100');
    await ann.getByRole('button', { name: 'Mark as checked' }).click();
    await expect(ann.getByText('Blind check: the values are as they were read.')).toBeVisible();
    await expect(field(ann)).toHaveValue('');
    await ben.goto(request);
    await expect(ben.getByText('Blind check: the values are as they were read.')).toBeVisible();
    await expect(heading(ben)).toBeVisible();
    await expect(field(ben)).toHaveValue('');
    expect((await new AxeBuilder({ page: ben }).analyze()).violations).toEqual([]);
  });

  test('shows both to a third person where they differ, who picks', async () => {
    const [, ben, cho] = pages;
    await enter(ben, 'A-700');
    await ben.getByRole('button', { name: 'Confirm check' }).click();
    await expect(ben.getByRole('heading', { name: '1 difference to settle' })).toBeVisible();
    await cho.goto(request);
    const differences = cho.getByRole('region', { name: '1 difference to settle' });
    await expect(differences.getByRole('button', { name: 'A-700' })).toBeVisible();
    await cho.getByRole('button', { name: 'Settle differences' }).click();
    await expect(cho.getByText('The two checks still differ.')).toBeVisible();
    expect((await new AxeBuilder({ page: cho }).analyze()).violations).toEqual([]);
    await differences.getByRole('button', { name: 'A-100' }).click();
    await expect(cho.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect(cho.getByText('checked by Cho Third')).toBeVisible();
    await expect(field(cho)).toHaveValue('A-100');
    await expect(differences).toBeHidden();
  });
});

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
    await expect(ann.getByText('checked first by Jo States, a second person is awaited')).toBeVisible();
  }
  // Each file states its next check, and that it is another person's.
  await expect(ann.getByText('Second check awaitedby another person')).toBeVisible();
  await expect(choice(ann).getByRole('option')).toHaveText(['1. a.pdf', '2. b.pdf, Second check awaited']);
  // A person's own check is confirmed by another.
  await ann.getByRole('button', { name: 'Confirm check' }).click();
  await expect(ann.getByText('Another person of your company needs to do this.')).toBeVisible();

  await ben.goto(`/ocr-list/${confirmed}`);
  await expect(field(ben)).toHaveValue('A-100');
  expect((await new AxeBuilder({ page: ben }).analyze()).violations).toEqual([]);
  await ben.getByRole('button', { name: 'Confirm check' }).click();
  await expect(ben.getByText('checked by Ben Second')).toBeVisible();

  await ben.goto(`/ocr-list/${changed}`);
  await expect(field(ben)).toHaveValue('A-100');
  await enter(ben, 'A-700');
  await ben.getByRole('button', { name: 'Confirm check' }).click();
  await expect(
    ben.getByText('Ben Second changed values, waiting for another person to settle the differences'),
  ).toBeVisible();
  await expect(ben.getByText('Differences to settleby another person')).toBeVisible();
  await expect(choice(ben).getByRole('option')).toHaveText(['1. a.pdf', '2. b.pdf, Check complete']);
  await cho.goto(`/ocr-list/${changed}`);
  await expect(field(cho)).toHaveValue('A-700');
  await expect(cho.getByText('Ben Second changed values, please settle the differences')).toBeVisible();
  await expect(cho.getByText('Differences to settle', { exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page: cho }).analyze()).violations).toEqual([]);
  await cho.getByRole('button', { name: 'Settle differences' }).click();
  await expect(cho.getByText('checked by Cho Third')).toBeVisible();
  await expect(cho.getByText('Check complete', { exact: true })).toBeVisible();
  for (const page of [ann, ben, cho]) await page.context().close();
});
