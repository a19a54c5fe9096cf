import { makeSpecimen } from '@ocr/specimens';
import { expect, test, type Page } from '@playwright/test';
import { sendRequests } from '../helpers/send-requests.ts';
import { addTenant, blank, signIn } from '../people.ts';

const asked = {
  fields: [
    { name: 'Number', description: 'Invoice number' },
    { name: 'Propeller', description: 'Propeller type' },
  ],
  tables: [],
};

/** Says to the page, as the tab that has the event stream would, that a request has ended. */
const reportEnd = (page: Page, requestId: string) =>
  page.evaluate(async (id) => {
    const { held } = await navigator.locks.query();
    const stream = held?.find(({ name }) => name?.includes('live'))?.name;
    if (!stream) throw new Error('No tab has the event stream.');
    const channel = new BroadcastChannel(stream);
    const event = { type: 'request', requestId: id, status: 'completed', pagesDone: 1, pagesTotal: 1 };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel.postMessage({ kind: 'event', event });
    channel.close();
  }, requestId);

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
