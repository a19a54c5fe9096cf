import { makeLedger, makeSpecimen } from '@ocr/specimens';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { chooseBy, pressBy, tabTo } from '../helpers/by-keys.ts';
import { cellOf, changesSent, ledgerColumns, markOf } from '../helpers/ledger.ts';
import { withWords } from '../helpers/with-words.ts';
import { sendRequests } from '../helpers/send-requests.ts';
import { addColleague, addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

const viewport = { width: 1280, height: 900 };
const field = (page: Page) => page.getByRole('textbox', { name: 'Zebra' });
const asked = { fields: [{ name: 'Zebra', description: 'The zebra mark' }], tables: [] };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A window of somebody's own. */
async function open(browser: Browser, who: Parameters<typeof signIn>[1]): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, who);
  return page;
}

/** Opens the menu of further actions and takes one. */
async function act(page: Page, item: string): Promise<void> {
  await pressBy(page, button(page, 'More actions'), 'Enter', { key: 'Shift+Tab' });
  const entry = page.getByRole('menuitem', { name: item, exact: true });
  await expect(entry).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a value and a row are taken from the page word by word, from where the doubt is', async ({
  browser,
}) => {
  const page = await open(browser, await addTenant({ name: `Words ${Date.now()}` }));
  const columns = Object.entries(ledgerColumns).map(([name, description]) => ({ name, description }));
  const template = { ...asked, tables: [{ name: 'Lines', description: 'All lines', columns }] };
  const bytes = await makeLedger({ pages: 1, rowsPerPage: 6, wrongEvery: 0 });
  const [id] = await sendRequests(page, template, [[{ name: 'ledger.pdf', bytes }]]);
  await page.goto(`/ocr-list/${id}`);
  await withWords(page, () => tabTo(page, field(page)));
  await page.keyboard.press('F4');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(/^Enter takes it/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(field(page)).not.toHaveValue('');
  await expect(page.locator(`[data-mark='fields["Zebra"]']`)).toHaveCount(1);

  await tabTo(page, page.getByRole('tab', { name: /Fields/ }), { key: 'Shift+Tab' });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Lines/ })).toBeFocused();
  await tabTo(page, cellOf(page, 'Date', 1));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('toolbar', { name: 'Rows of the table' })).toBeVisible();
  await page.keyboard.press('Alt+r');
  await expect(page.getByText(/Box or click the row/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (const column of Object.keys(ledgerColumns)) await expect(markOf(page, column, 2)).toHaveCount(1);
  await changesSent(page);
  await page.context().close();
});

test('a request is taken and released, checked blind by a second person and settled by a third', async ({
  browser,
}) => {
  const owner = await addTenant({ name: `Looks ${Date.now()}` });
  const ann = await open(browser, owner);
  const ben = await open(browser, await addColleague(owner, 'Ben Second'));
  const cho = await open(browser, await addColleague(owner, 'Cho Third'));
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const files = [{ name: 'a.pdf', bytes: pdf }];
  const [seen, blind] = await sendRequests(ann, asked, [files, files]);
  const { templateId } = await askApi<{ templateId: string }>(ann, `/request/${seen}`);
  const look = (page: Page, id: string | undefined) => page.goto(`/ocr-list/${id}`);
  const enter = async (page: Page, value: string): Promise<void> => {
    await tabTo(page, field(page));
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
    await expect(page.getByText('reviewed by')).toBeVisible();
  };

  await ann.goto(`/template/detail/${templateId}?tab=quality`);
  const second = ann.getByRole('switch', { name: 'Have a second person confirm every check' });
  await pressBy(ann, second, 'Space');
  await expect(second).toBeChecked();
  await expectAccessible(ann);

  // Found in the list by its filter, taken, and left to others again.
  await ann.goto('/ocr-list');
  await chooseBy(ann, ann.getByLabel('Review', { exact: true }).filter({ visible: true }), 'Not checked yet');
  await expect(ann).toHaveURL(/checked=false/);
  await pressBy(ann, ann.getByRole('link', { name: 'OCR-000001' }));
  await tabTo(ann, field(ann));
  await act(ann, 'Assign to me');
  await expect(ann.getByText('being reviewed by Jo States')).toBeVisible();
  await expectAccessible(ann);
  await act(ann, 'Unassign');
  await expect(ann.getByText('being reviewed by Jo States')).toBeHidden();

  // Seen: the second person confirms what the first entered.
  await look(ann, seen);
  await enter(ann, 'A-100');
  await pressBy(ann, button(ann, 'Mark as checked'), 'Enter', { key: 'Shift+Tab' });
  await expect(ann.getByText(/awaiting second check/)).toBeVisible();
  await look(ben, seen);
  await expect(field(ben)).toHaveValue('A-100');
  await pressBy(ben, button(ben, 'Confirm check'));
  await expect(ben.getByText('checked by Ben Second')).toBeVisible();

  // Blind: neither sees the other's, and a third picks.
  await ann.goto(`/template/detail/${templateId}?tab=quality`);
  const unseen = ann.getByRole('switch', { name: 'The second person checks blind' });
  await pressBy(ann, unseen, 'Space');
  await expect(unseen).toBeChecked();
  await ann.reload();
  await expect(unseen).toBeChecked();
  await look(ann, blind);
  await enter(ann, 'A-100');
  await pressBy(ann, button(ann, 'Mark as checked'), 'Enter', { key: 'Shift+Tab' });
  const unseenValues = 'Blind check: the values are as they were read.';
  await expect(ann.getByText(unseenValues)).toBeVisible();
  await expect(field(ann)).toHaveValue('');
  await look(ben, blind);
  await expect(ben.getByText(unseenValues)).toBeVisible();
  await expect(field(ben)).toHaveValue('');
  await expectAccessible(ben);
  await enter(ben, 'A-700');
  await pressBy(ben, button(ben, 'Confirm check'), 'Enter', { key: 'Shift+Tab' });
  await expect(ben.getByRole('heading', { name: '1 difference to resolve' })).toBeVisible();
  await look(cho, blind);
  const differences = cho.getByRole('region', { name: '1 difference to resolve' });
  await expect(differences.getByRole('button', { name: 'A-700' })).toBeVisible();
  await pressBy(cho, button(cho, 'Resolve differences'));
  await expect(cho.getByText('The two checks still differ.')).toBeVisible();
  await tabTo(cho, differences.getByRole('button', { name: 'A-100' }), { key: 'Shift+Tab' });
  await expectAccessible(cho);
  await cho.keyboard.press('Enter');
  await expect(button(cho, 'Reopen')).toBeVisible();
  await expect(cho.getByText('checked by Cho Third')).toBeVisible();
  await expect(field(cho)).toHaveValue('A-100');
  await expect(differences).toBeHidden();
  for (const page of [ann, ben, cho]) await page.context().close();
});
