import { makeSpecimen } from '@ocr/specimens';
import { expect, test } from '@playwright/test';
import { reportEnd } from '../helpers/report-end.ts';
import { sendRequests } from '../helpers/send-requests.ts';
import { asked } from '../helpers/two-tabs.ts';
import { addTenant, blank, signIn } from '../people.ts';

test('an answer that a correction discards is asked for again once the correction is saved', async ({
  page,
}) => {
  await signIn(page, await addTenant({ name: `Refetched ${Date.now()}` }), { at: blank });
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const [id] = await sendRequests(page, asked, [[{ name: 'a.pdf', bytes: pdf }]]);
  let asking = 0;
  await page.route(
    (url) => url.pathname.endsWith(`/api/request/${id}`),
    async (route) => {
      asking += 1;
      // As it was before its last file ended; then an answer that is late.
      if (asking === 2) return;
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      const data = asking === 1 ? { ...answer.data, status: 'processing' } : answer.data;
      await route.fulfill({ response, json: { ...answer, data } });
    },
  );
  await page.goto(`/ocr-list/${id}`);
  const field = page.getByRole('textbox', { name: 'Propeller' });
  const exporting = page.getByRole('button', { name: 'Export' });
  await expect(field).toBeVisible();
  await expect(exporting).toBeDisabled();
  await reportEnd(page, id!);
  await expect.poll(() => asking).toBe(2);
  await field.fill('MTV-6');
  await field.press('Enter');
  await expect(exporting).toBeEnabled();
  await expect(field).toHaveValue('MTV-6');
});

test('what ends while a correction is being saved is asked for afterwards, and puts nothing back', async ({
  page,
}) => {
  await signIn(page, await addTenant({ name: `Saving ${Date.now()}` }), { at: blank });
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const [id] = await sendRequests(page, asked, [[{ name: 'a.pdf', bytes: pdf }]]);
  const field = page.getByRole('textbox', { name: 'Propeller' });
  await page.goto(`/ocr-list/${id}`);
  await expect(field).toBeVisible();
  const calls: string[] = [];
  let save: (() => void) | undefined;
  await page.route('**/corrections', async (route) => {
    await new Promise<void>((resolve) => (save = resolve));
    calls.push('saved');
    await route.continue();
  });
  await page.route(
    (url) => url.pathname.endsWith(`/api/request/${id}`),
    async (route) => {
      calls.push('asked');
      await route.continue();
    },
  );
  await field.fill('MTV-6');
  await field.press('Enter');
  await expect.poll(() => save).toBeDefined();
  await reportEnd(page, id!);
  // Another call of the page, made after the event was handled.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(calls).toEqual([]);
  save!();
  await expect.poll(() => calls).toEqual(['saved', 'asked']);
  await expect(field).toHaveValue('MTV-6');
});
