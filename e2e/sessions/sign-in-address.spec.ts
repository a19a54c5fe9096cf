import { expect, test } from '@playwright/test';
import { addTenant, call, readMail } from '../accounts-by-api.ts';
import { inOneLanguage, openPage } from '../check-screen.ts';
import { partner, signIn } from '../people.ts';

const words = {
  en: {
    change: 'Change address',
    address: 'New email address',
    send: 'Send confirmation email',
    sent: (email: string) => `A confirmation email has been sent to ${email}.`,
    cancel: 'Cancel change',
    keep: 'Keep change',
    remains: (email: string) => `The sign-in address remains ${email}.`,
    confirmed: (email: string) =>
      `The change was confirmed in the meantime. The sign-in address is ${email}.`,
  },
  jp: {
    change: 'アドレスを変更',
    address: '新しいメールアドレス',
    send: '確認メールを送信',
    sent: (email: string) => `${email} に確認メールを送信しました。`,
    cancel: '変更を取り消す',
    keep: '変更を続ける',
    remains: (email: string) => `ログイン用メールアドレスは ${email} のままです。`,
    confirmed: (email: string) => `変更はすでに確認されています。ログイン用メールアドレスは ${email} です。`,
  },
} as const;

for (const language of inOneLanguage('jp')) {
  const t = words[language];
  test(`a change of a tenant’s sign-in address in ${language} is cancelled; one that was confirmed meanwhile begins no other`, async ({
    browser,
    request,
  }) => {
    const tenant = await addTenant(request);
    const { page, complaints, close } = await openPage(browser, language);
    await signIn(page, partner, { at: `/tenant/${tenant.id}` });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const ask = async (email: string) => {
      await button(t.change).click();
      await dialog.getByRole('textbox', { name: t.address }).fill(email);
      await button(t.send).click();
      await expect(page.getByText(t.sent(email))).toBeVisible();
      await expect(dialog).toHaveCount(0);
    };
    const cancel = async () => {
      await button(t.cancel).click();
      await expect(dialog.getByRole('button', { name: t.keep })).toBeVisible();
      await dialog.getByRole('button', { name: t.cancel }).click();
    };
    await ask(`mistyped-${tenant.email}`);
    await cancel();
    await expect(page.getByText(t.remains(tenant.email))).toBeVisible();
    const email = `new-${tenant.email}`;
    await ask(email);
    const token = /confirm-email\?token=([\w-]+)/.exec(await readMail(email))![1];
    await call(request, 'POST', '/confirm-email', { data: { token } });
    await cancel();
    await expect(page.getByText(t.confirmed(email))).toBeVisible();
    await expect(button(t.cancel)).toHaveCount(0);
    await page.reload();
    await expect(button(t.change)).toBeVisible();
    await expect(button(t.cancel)).toHaveCount(0);
    expect(complaints).toEqual([]);
    await close();
  });
}
