import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { demoTenant, partner, signIn } from './people.ts';

const languages = ['en', 'jp'] as const;
const themes = ['light', 'dark'] as const;
const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Where pictures of every screen go; none are taken without it. */
const shots = process.env['SHOTS'];

const publicPaths = ['/login', '/forgot-password', '/reset-password?token=x'];
const partnerPaths = [
  '/',
  '/tenant',
  '/add-tenant',
  '/tenant/{tenant}',
  '/config-billing',
  '/usage',
  '/invoice',
  '/invoice/{invoice}',
  '/template-list',
  '/profile',
  '/change-password',
  '/help',
  '/test',
  '/nowhere',
];
const tenantPaths = [
  '/',
  '/request-ocr',
  '/ocr-list',
  '/ocr-list/{request}',
  '/template-list',
  '/template-list/add',
  '/template/detail/{template}',
  '/usage',
  '/invoice',
  '/invoice/{invoice}',
  '/profile',
  '/help',
];

/** A page in a language and a theme that gathers what a console would complain of. */
async function openPage(
  browser: Browser,
  look: { language: string; theme: string; width: keyof typeof widths },
) {
  const context = await browser.newContext({ viewport: widths[look.width], reducedMotion: 'reduce' });
  await context.addInitScript(
    ([language, theme]) => localStorage.setItem('configs', JSON.stringify({ language, theme })),
    [look.language, look.theme],
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4'))
      complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

/** Ids of things that exist, asked with the signed-in user's own token. */
async function fillIds(page: Page, paths: readonly string[]): Promise<string[]> {
  const ask = async (call: string): Promise<string> =>
    page.evaluate(async (path) => {
      const token = sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token');
      const answer = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
      return data.items[0]?.id ?? '';
    }, call);
  const calls = {
    tenant: '/tenant',
    invoice: '/invoice',
    request: '/request?status=completed',
    template: '/template',
  };
  return Promise.all(
    paths.map(async (path) => {
      const name = /\{(\w+)\}/.exec(path)?.[1] as keyof typeof calls | undefined;
      return name === undefined ? path : path.replace(`{${name}}`, await ask(calls[name]));
    }),
  );
}

async function look(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!path.startsWith('/nowhere')) {
    await expect(page.getByText('404', { exact: true }), `${path} has a screen`).toHaveCount(0);
  }
  // Placeholders of what is still on its way say so; the system page shows one for ever.
  if (path !== '/test') await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (shots !== undefined) {
    await mkdir(shots, { recursive: true });
    await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
  }
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `${path} ${name}`).toEqual([]);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow, `${path} is wider than its window by`).toBeLessThanOrEqual(0);
}

const roles = [
  { role: 'nobody', who: undefined, paths: publicPaths },
  { role: 'partner', who: partner, paths: partnerPaths },
  { role: 'tenant', who: demoTenant, paths: tenantPaths },
] as const;

for (const { role, who, paths } of roles) {
  for (const language of languages) {
    for (const theme of themes) {
      const width = theme === 'light' ? 'wide' : 'phone';
      test(`${role} in ${language}, ${theme}, ${width}: every screen is sound, labelled and fits`, async ({
        browser,
      }) => {
        const { page, complaints, close } = await openPage(browser, { language, theme, width });
        if (who !== undefined) await signIn(page, who);
        else await page.goto('/login');
        const names = who === undefined ? [...paths] : await fillIds(page, paths);
        for (const [index, path] of names.entries()) {
          await test.step(paths[index]!, () =>
            look(page, path, `${role}${paths[index]!.replace(/\W+/g, '-')}-${language}-${theme}-${width}`),
          );
        }
        expect(complaints).toEqual([]);
        await close();
      });
    }
  }
}
