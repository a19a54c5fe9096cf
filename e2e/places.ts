import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { blank, demoTenant, partner, signIn } from './people.ts';
import { visit } from './helpers/visit.ts';

const sample = join(import.meta.dirname, '../samples/seikyusho-form.pdf');

/** Whether really every address is walked, for every role; see CONTRIBUTING.md. */
export const isFullWalk = process.env['WALK'] === 'full';

/** Screens that are the same for a tenant as for the partner, and addresses that show another's page. */
const alike: ReadonlySet<string> = new Set([
  'nobody /nowhere',
  'nobody /reset-password',
  'partner /404',
  'partner /template/detail',
  'tenant /template-list/add',
  'tenant /template/detail',
  'tenant /profile',
  'tenant /change-password',
  'tenant /second-factor',
  'tenant /help',
  'tenant /test',
  'tenant /404',
  'tenant /nowhere',
]);

/** Every address with a screen of its own, by who is there. Names in braces are filled with things that exist. */
const allPlaces = [
  {
    role: 'nobody',
    who: undefined,
    paths: [
      '/login',
      '/forgot-password',
      '/reset-password?token=x',
      '/reset-password',
      '/confirm-email?token=x',
      '/404',
      '/nowhere',
    ],
  },
  {
    role: 'partner',
    who: partner,
    paths: [
      '/',
      '/tenant',
      '/tenant/{tenant}',
      '/tenant/{tenant}/pricing',
      '/add-tenant',
      '/config-billing',
      '/config-billing/prices',
      '/config-billing/issuer',
      '/usage',
      '/usage?month={month}',
      '/invoice',
      '/invoice/{invoice}',
      '/receivables',
      '/payment-import',
      '/template-list',
      '/template-list/add',
      '/template/detail/{template}',
      '/template/detail',
      '/template/edit/{template}',
      '/profile',
      '/change-password',
      '/second-factor',
      '/audit',
      '/help',
      '/test',
      '/404',
      '/nowhere',
    ],
  },
  {
    role: 'tenant',
    who: demoTenant,
    paths: [
      '/',
      '/request-ocr',
      '/ocr-list',
      '/ocr-list/{request}',
      '/template-list',
      '/template-list/add',
      '/template/detail/{template}',
      '/template/detail/{template}?tab=draft',
      '/template/detail/{template}?tab=learning',
      '/template/detail/{template}?tab=quality',
      '/template/detail/{template}?tab=set',
      '/template/detail/{template}?tab=export',
      '/template/detail',
      '/template/edit/{template}',
      '/usage',
      '/invoice',
      '/invoice/{invoice}',
      '/profile',
      '/change-password',
      '/second-factor',
      '/help',
      '/test',
      '/404',
      '/nowhere',
    ],
  },
] as const;

/** Where the tests go: every address, or each screen once. */
export const places = allPlaces.map(({ role, who, paths }) => ({
  role,
  who,
  paths: paths.filter((path) => isFullWalk || !alike.has(`${role} ${path}`)),
}));

/** Addresses without a page, which say so. */
export const isNowhere = (path: string): boolean => path === '/404' || path === '/nowhere';

const lists = {
  tenant: '/tenant',
  invoice: '/invoice',
  request: '/request?status=completed',
  standard: '/template?type=standard',
  custom: '/template?type=custom',
} as const;

/** Asks the API with the signed-in user's own token. */
export function askApi<Data>(page: Page, call: string): Promise<Data> {
  return page.evaluate(async (path): Promise<Data> => {
    const token = sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token');
    const answer = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: Data }).data;
  }, call);
}

/** The id of the first thing of a list. The demo's tenant has no template of its own until it is given one. */
export async function findId(page: Page, list: keyof typeof lists): Promise<string> {
  const { items } = await askApi<{ items: { id: string }[] }>(page, lists[list]);
  return items[0]?.id ?? (list === 'custom' ? await addTemplate(page) : 'none');
}

/** A template of the signed-in tenant, with a sample that shows all of its editor. */
async function addTemplate(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  const column = (name: string) => ({ name, description: '' });
  const template = {
    name: '仕入先の請求書',
    description: '',
    category: '経理',
    fields: [{ name: '請求書番号', description: '「請求書番号」の右の値' }, column('検収日')],
    tables: [{ name: '明細', description: '', columns: ['品名', '数量', '金額'].map(column) }],
  };
  const answer = await page.request.post('/api/template', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { template: JSON.stringify(template), document: createReadStream(sample) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** The addresses with ids of things that exist. A tenant edits templates of its own, the partner standard ones. */
async function fillIds(page: Page, role: string, paths: readonly string[]): Promise<string[]> {
  const ids = new Map<string, string>();
  const find = async (name: string): Promise<string> => {
    if (name === 'month') return new Date().toISOString().slice(0, 7);
    const list = name === 'template' ? (role === 'partner' ? 'standard' : 'custom') : name;
    return findId(page, list as keyof typeof lists);
  };
  for (const [, name] of paths.join().matchAll(/\{(\w+)\}/g)) {
    if (!ids.has(name!)) ids.set(name!, await find(name!));
  }
  return paths.map((path) => path.replace(/\{(\w+)\}/, (_, name: string) => ids.get(name)!));
}

/** Screens by role; nobody: not signed in. */
interface Place {
  readonly role: string;
  readonly who: { readonly email: string; readonly password: string } | undefined;
  readonly paths: readonly string[];
}

/**
 * Signs in with the role of each place, and opens each of its screens in a step of its own: by its address, or from the previous screen as
 * links do.
 */
export async function eachScreen(
  page: Page,
  { role, who, paths }: Place,
  check: (path: string, number: number) => Promise<void>,
  { isLoaded = true } = {},
): Promise<void> {
  if (who !== undefined) await signIn(page, who, { at: blank });
  else await page.goto(blank);
  const addresses = who === undefined ? [...paths] : await fillIds(page, role, paths);
  for (const [index, address] of addresses.entries()) {
    const path = paths[index]!;
    await test.step(path, async () => {
      await (isLoaded ? page.goto(address) : visit(page, address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check(path, index);
    });
  }
}
