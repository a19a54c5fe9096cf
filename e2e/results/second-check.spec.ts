import { AxeBuilder } from '@axe-core/playwright';
import { makeSpecimen } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { sendPile } from '../helpers/send-pile.ts';
import { addColleague, addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'Zebra' });

/** Types a value and waits until it is kept. */
async function enter(page: Page, value: string): Promise<void> {
  await field(page).fill(value);
  await field(page).press('Enter');
  await expect(page.getByText('reviewed by')).toBeVisible();
}

test.describe.serial('a second check in which nobody sees the other’s work', () => {
  let pages: readonly [Page, Page, Page];
  let request: string;
  let template: string;

  test.beforeAll(async ({ browser }) => {
    const owner = await addTenant({ name: `Second check ${Date.now()}` });
    const ben = await addColleague(owner, 'Ben Second');
    const cho = await addColleague(owner, 'Cho Third');
    const open = async (who: typeof owner) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signIn(page, who);
      return page;
    };
    pages = [await open(owner), await open(ben), await open(cho)];
    const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
    const asked = { fields: [{ name: 'Zebra', description: 'The zebra mark' }], tables: [] };
    const [id] = await sendPile(pages[0], asked, [[{ name: 'a.pdf', bytes: pdf }]]);
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
