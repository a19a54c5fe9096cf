import { makeSpecimen } from '@ocr/specimens';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../helpers/accessibility.ts';
import { sendRequests } from '../helpers/send-requests.ts';
import { addTenant, blank, signIn } from '../people.ts';
import { askApi } from '../places.ts';

const asked = {
  fields: [
    { name: 'Number', description: 'Invoice number' },
    { name: 'Due', description: 'Due date' },
  ],
  tables: [],
};

test('from which confidence values are flagged is chosen on a curve of the checked documents, by keyboard', async ({
  page,
}) => {
  await signIn(page, await addTenant({ name: `Doubt bound ${Date.now()}` }), { at: blank });
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const [id] = await sendRequests(page, asked, [[{ name: 'a.pdf', bytes: pdf }]]);
  const { templateId } = await askApi<{ templateId: string }>(page, `/request/${id}`);
  const quality = `/template/detail/${templateId}?tab=quality`;
  await page.goto(quality);
  await expect(page.getByText('As soon as the test set has checked documents')).toBeVisible();

  // One of two values is wrong, whatever its confidence.
  await page.goto(`/ocr-list/${id}`);
  const field = page.getByRole('textbox', { name: 'Number' });
  await field.fill('INV-0');
  await field.press('Enter');
  await expect(page.getByText('reviewed by')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();

  await page.goto(quality);
  const section = page.getByRole('region', { name: 'Which values are flagged for review' });
  const sentence = section.locator('p[role="status"]');
  await expect(sentence).toHaveText(/^At 70%: review \d+ of 100 values; 1 in 2 values is wrong/);
  const slider = section.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '99%');
  await expect(sentence).toHaveText(/^At 99%:/);
  await page.keyboard.press('Home');
  await expect(sentence).toHaveText(
    'At 50%: review 0 of 100 values; 1 in 2 values is wrong without being flagged.',
  );
  await expect(section.getByRole('img')).toHaveCount(2);
  for (let step = 0; step < 35; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '85%');
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Save threshold' }).click();
  await expect(section.getByText('Current threshold: 85%.')).toBeVisible();
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', '85%');
  await section.getByRole('button', { name: 'Reset to the default threshold (70%)' }).click();
  await expect(section.getByText('Current threshold: 70%.')).toBeVisible();
});
