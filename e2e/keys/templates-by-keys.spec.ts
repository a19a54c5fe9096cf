import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { chooseBy, pressBy, tabTo } from '../helpers/by-keys.ts';
import { send } from '../helpers/send.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';

test.describe.serial('a template that has learned and has versions, by keyboard alone', () => {
  let page: Page;
  let template: string;
  let specimen: Specimen;
  const issuer = () => specimen.truth.fields['発行元']!.value!;
  const dialog = () => page.getByRole('dialog');

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await signIn(page, await addTenant({ name: `Keys ${Date.now()}` }));
    const asked = (description: string) => ({
      name: 'Keys',
      fields: [
        { name: 'Zebra', description },
        { name: 'Total', description: '合計金額' },
      ],
      tables: [],
    });
    template = (await send<{ id: string }>(page, 'POST', '/template', asked('The zebra mark'))).id;
    specimen = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed: 41 });
    const form = new FormData();
    form.append('templateId', template);
    form.append('files', new File([new Uint8Array(specimen.pdf)], 'a.pdf', { type: 'application/pdf' }));
    const { id } = await send<{ id: string }>(page, 'POST', '/request', form);
    type Read = { status: string; files: { id: string }[] };
    const read = () => askApi<Read>(page, `/request/${id}`);
    await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe('completed');
    const corrections = [{ path: 'fields.Zebra', value: specimen.truth.fields['請求書番号']!.value }];
    const [file] = (await read()).files;
    await send(page, 'POST', `/request/${id}/files/${file!.id}/corrections`, { corrections });
    await send(page, 'PUT', `/request/${id}/checked`, { checked: true });
    type Learned = { pending: number; layouts: object[] };
    await expect
      .poll(() => askApi<Learned>(page, `/template/${template}/learned`), { timeout: 60_000 })
      .toMatchObject({ pending: 0, layouts: [{ documents: 1 }] });
    await send(page, 'PUT', `/template/${template}`, asked('請求書番号'));
  });
  test.afterAll(() => page.context().close());

  test('its tabs are gone through by arrows, and learning is switched off and on', async () => {
    await page.goto(`/template/detail/${template}`);
    await tabTo(page, page.getByRole('tab', { name: 'Content' }));
    for (const tab of ['Draft', 'Learning']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: tab })).toBeFocused();
    }
    await expect(page.getByRole('heading', { name: issuer() })).toBeVisible();
    await expectAccessible(page);
    const learning = page.getByRole('switch', { name: 'Learn from checked documents' });
    await pressBy(page, learning, 'Space');
    await expect(page.getByText(/What was learned is kept/)).toBeVisible();
    await expect(learning).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText(/What was learned is kept/)).toBeHidden();
  });

  test('two versions are compared on the test set', async () => {
    await page.goto(`/template/detail/${template}`);
    const section = page.getByRole('region', { name: 'Compare versions' });
    await chooseBy(page, section.getByRole('combobox', { name: 'Earlier' }), 'Version 2 (published)');
    await chooseBy(page, section.getByRole('combobox', { name: 'Later' }), 'Version 1');
    await expect(section.getByRole('list', { name: 'Differences' })).toContainText('Zebra');
    const onSet = page.getByRole('region', { name: 'Versions 2 and 1 on the test set' });
    await pressBy(page, onSet.getByRole('button', { name: 'Compare on the test set' }));
    await expect(onSet.getByText('1 lost, 0 gained.')).toBeVisible({ timeout: 60_000 });
    await pressBy(page, onSet.getByRole('button', { name: 'show lost values of Zebra' }));
    await tabTo(page, onSet.getByRole('link', { name: /a\.pdf, page 1/ }));
    await expectAccessible(page);
  });

  test('an earlier version is restored as a draft, tried, and published after what it loses was read', async () => {
    await page.goto(`/template/detail/${template}`);
    await pressBy(page, page.getByRole('button', { name: 'Restore Version 1' }).first());
    await pressBy(page, dialog().getByRole('button', { name: 'Restore as draft' }));
    await expect(page).toHaveURL(/tab=draft/);
    await pressBy(page, page.getByRole('button', { name: 'Try on the test set' }));
    await expect(page.getByText('1 lost, 0 gained.')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await pressBy(page, page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(dialog()).toContainText('Zebra: 1');
    await expectAccessible(page);
    await pressBy(page, dialog().getByRole('button', { name: 'Publish anyway' }));
    await expect
      .poll(() => askApi<object>(page, `/template/${template}`))
      .toMatchObject({ version: 3, fields: [{ description: 'The zebra mark' }, {}] });
  });

  test('one layout is forgotten after a question; a document leaves the test set and comes back', async () => {
    await page.goto(`/template/detail/${template}?tab=set`);
    await pressBy(page, page.getByRole('button', { name: 'Exclude a.pdf' }));
    await expect(page.getByText('No checked documents yet')).toBeVisible();
    await expectAccessible(page);
    await pressBy(page, page.getByRole('button', { name: 'Put back a.pdf' }));
    await expect(page.getByRole('button', { name: 'Exclude a.pdf' })).toBeVisible();
    await page.goto(`/template/detail/${template}?tab=learning`);
    const forget = page.getByRole('button', { name: `Forget ${issuer()}` });
    await pressBy(page, forget);
    await expect(dialog()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(forget).toBeFocused();
    await page.keyboard.press('Enter');
    await pressBy(page, dialog().getByRole('button', { name: 'Forget' }));
    await expect(page.getByText('Nothing learned yet')).toBeVisible();
    await expectAccessible(page);
  });
});
