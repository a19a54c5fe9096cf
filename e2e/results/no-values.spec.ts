import { makeSpecimen } from '@ocr/specimens';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { sendRequests } from '../helpers/send-requests.ts';
import { addTenant, blank, signIn } from '../people.ts';

const asked = {
  fields: [
    { name: 'Propeller', description: 'Propeller type' },
    { name: 'Wing span', description: 'Wing span of the aircraft in metres' },
  ],
  tables: [],
};

test('a file with nothing that its template asks for says so, until a value is entered', async ({ page }) => {
  await signIn(page, await addTenant({ name: `No values ${Date.now()}` }), { at: blank });
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const [id] = await sendRequests(page, asked, [[{ name: 'a.pdf', bytes: pdf }]]);
  await page.goto(`/ocr-list/${id}`);
  const notice = page.getByText('Check that this template is right for the document.');
  await expect(notice).toBeVisible();
  await expect(page.getByText('No values found', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByRole('textbox', { name: 'Propeller' });
  await field.fill('MTV-6');
  await field.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByText('Nothing to review')).toBeVisible();
});
