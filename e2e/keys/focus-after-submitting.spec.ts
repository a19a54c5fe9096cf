import { expect, test } from '@playwright/test';
import { addTenant, signIn } from '../people.ts';

test('after a wrong password the focus is on the button again', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('nobody-here@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(page.getByText('Your email address or password is incorrect')).toBeVisible();
  await expect(button).toBeFocused();
});

test('after a form is saved, or could not be, the focus is on its button again', async ({ page }) => {
  await signIn(page, await addTenant({ name: `Focus ${Date.now()}` }));
  await page.goto('/profile');
  await page.getByLabel('Full name').fill('Erin Other');
  const save = page.getByRole('button', { name: 'Save changes' }).first();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Save changes' });
  await save.click();
  await confirm.click();
  await expect(page.getByText('Update profile success')).toBeVisible();
  await expect(save).toBeFocused();

  await page.route('**/api/user/me', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByLabel('Full name').fill('Erin Again');
  await save.click();
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(save).toBeFocused();
});
