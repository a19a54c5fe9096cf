import { expect, test } from '@playwright/test';
import { openPage } from '../check-screen.ts';
import { addTenant, signIn } from '../people.ts';
import { askApi } from '../places.ts';
import { signOutButton } from '../sign-in-form.ts';

const asked = {
  en: { title: 'Leave without saving?', stay: 'Keep editing', leave: 'Discard changes' },
  jp: { title: '保存せずに移動しますか？', stay: '編集を続ける', leave: '変更を破棄' },
} as const;

for (const language of ['en', 'jp'] as const) {
  test(`signing out with unsaved changes in ${language}: who stays keeps session and changes, who leaves leaves nothing`, async ({
    browser,
  }) => {
    const t = asked[language];
    const { page, close } = await openPage(browser, language);
    await signIn(page, await addTenant({ name: `Sign out ${language} ${Date.now()}` }), { at: '/profile' });
    const phone = page.locator('form input[type="tel"]').first();
    await phone.fill('03-5555-0000');
    const question = page.getByRole('dialog', { name: t.title });
    await signOutButton(page).click();
    await question.getByRole('button', { name: t.stay }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/profile');
    await expect(phone).toHaveValue('03-5555-0000');
    // The session was not ended while the question was open: neither here nor on the server.
    type Me = { email: string };
    expect((await askApi<Me>(page, '/user/me')).email).toContain('@');

    await phone.fill('03-6666-0000');
    await signOutButton(page).click();
    await question.getByRole('button', { name: t.leave }).click();
    await expect(page).toHaveURL('/login');
    const keys = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    for (const key of ['access_token', 'user', 'role_id', 'template_id', 'list_ocr'])
      expect(keys).not.toContain(key);
    await close();
  });
}
