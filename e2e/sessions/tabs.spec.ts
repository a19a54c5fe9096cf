import { expect, test } from '@playwright/test';
import { inOneLanguage, openPage } from '../check-screen.ts';
import { demoTenant, signIn } from '../people.ts';
import { signOutButton } from '../sign-in-form.ts';

/** A session without Remember me: of one browser's tabs, and of nothing that outlives them. */
for (const language of inOneLanguage('jp')) {
  test(`in ${language}: a new tab has the session of the others, without sign-in showing, and its end ends all`, async ({
    browser,
  }) => {
    const { page, complaints, close } = await openPage(browser, language);
    await signIn(page, demoTenant);
    await expect(page.locator('#content h1')).toBeVisible();
    const kept = () => page.evaluate(() => sessionStorage.getItem('access_token'));
    const token = await kept();

    const visited: string[] = [];
    const other = await page.context().newPage();
    other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await other.goto('/usage?month=2026-10');
    await expect(other.locator('#content h1')).toHaveText(language === 'en' ? 'Usage' : '利用状況');
    expect(visited).not.toContain('/login');
    const stored = await other.evaluate(() => ({
      token: sessionStorage.getItem('access_token'),
      local: Object.keys(localStorage),
    }));
    expect(stored).toEqual({ token, local: ['configs'] });

    // Another browser profile, or a private window, gets nothing.
    const elsewhere = await openPage(browser, language);
    await elsewhere.page.goto('/usage');
    await expect(elsewhere.page).toHaveURL('/login?from=%2Fusage');
    await elsewhere.close();

    await signOutButton(other).click();
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/login?from=%2F');
    expect(await kept()).toBeNull();
    const late = await page.context().newPage();
    await late.goto('/usage');
    await expect(late).toHaveURL('/login?from=%2Fusage');
    expect(complaints).toEqual([]);
    await close();
  });
}

test('a session that is over, or asked for under a wrong name, is handed to nobody', async ({ browser }) => {
  const { page, close } = await openPage(browser, 'en');
  await signIn(page, demoTenant);
  await expect(page.locator('#content h1')).toBeVisible();
  const heard = await page.evaluate(async () => {
    const asker = new BroadcastChannel('session');
    const answers: unknown[] = [];
    const listen = (name: string): void => {
      new BroadcastChannel(name).addEventListener('message', ({ data }) => answers.push(data));
    };
    // Answers come in the order of the questions: the last one shows that the first was refused.
    for (const name of ['any-name', `session-${'0'.repeat(32)}`]) {
      listen(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      asker.postMessage({ kind: 'wanted', replyOn: name });
    }
    while (answers.length === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    return answers.length;
  });
  expect(heard).toBe(1);
  // The token's own time has passed: by the clock of the asking tab, at least.
  const other = await page.context().newPage();
  await other.clock.install({ time: new Date(Date.now() + 40 * 86_400_000) });
  await other.goto('/usage');
  await other.clock.runFor(1_000);
  await expect(other).toHaveURL('/login?from=%2Fusage');
  await close();
});
