import { expect, test } from '@playwright/test';
import { addTenant, call, openSession } from '../accounts-by-api.ts';
import { partner, signIn } from '../people.ts';

test('a limit that was raised counts at the next try, without leaving the files', async ({
  page,
  request,
}) => {
  const tenant = await addTenant(request);
  const token = await openSession(request, partner);
  const limit = (blockLimit: number) =>
    call(request, 'PUT', `/tenant/${tenant.id}`, { token, data: { blockLimit } });
  await limit(0);
  await signIn(page, tenant);
  await page.goto('/request-ocr');
  await page.locator('input[type=file]').first().setInputFiles('samples/invoice-form.pdf');
  await page.locator('#request-template').click();
  await page.getByRole('option', { name: 'Invoice', exact: true }).click();
  const submit = page.getByRole('button', { name: 'Submit' });
  const dialog = page.getByRole('dialog');
  await submit.click();
  await expect(dialog).toContainText('Limit exceeded');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await limit(1);
  await submit.click();
  await expect(page.getByText(/[0-9]+ of [0-9]+ pages left after this/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await submit.click();
  await expect(dialog).toContainText('Submit this request?');
});
