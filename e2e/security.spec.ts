import { expect, test } from '@playwright/test';
import { addTenant, openSession } from './accounts-by-api.ts';
import { languages, lookAt, openPage } from './looks.ts';
import { email, signIn } from './sign-in-form.ts';

for (const language of languages) {
  test(`in ${language}: the profile lists the devices, and signs one out, then all others`, async ({
    browser,
    request,
  }) => {
    const tenant = await addTenant(request);
    const [here, there] = [await openPage(browser, language), await openPage(browser, language)];
    for (const { page } of [here, there]) {
      await page.goto('/login');
      await signIn(page, tenant);
    }
    const { page } = here;
    await page.goto('/profile');
    const section = page.getByRole('region', { name: /^(Signed-in devices|ログイン中の端末)$/ });
    // The set-up signed in twice; changing the password ended one of them.
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByText(/^(This device|この端末)$/)).toHaveCount(1);
    await lookAt(page, 'profile-sessions', language);
    const signOut = section.getByRole('button', { name: /^(Sign out|ログアウトさせる)[:：] .*Chrome/ });
    await signOut.first().click();
    const dialog = page.getByRole('dialog');
    await lookAt(page, 'profile-session-end', language);
    await dialog.getByRole('button', { name: /^(Sign out|ログアウトさせる)$/ }).click();
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(email(there.page)).toBeVisible();

    await openSession(request, tenant);
    await page.reload();
    await section
      .getByRole('button', { name: /^(Sign out all other devices|ほかの端末をすべてログアウト)$/ })
      .click();
    await dialog
      .getByRole('button', { name: /^(Sign out all other devices|ほかの端末をすべてログアウト)$/ })
      .click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('button')).toHaveCount(0);
    expect([...here.complaints, ...there.complaints]).toEqual([]);
    await Promise.all([here.close(), there.close()]);
  });
}
