import { describe, expect, it, vi } from 'vitest';
import type { CommonMessages } from '#lib/i18n/common.en.ts';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
// Drawings, which only the console's build finds.
vi.mock('@tabler/icons-react', () => {
  const names = 'Book Building ChartBar FileInvoice Files Home Receipt Scan Template';
  return Object.fromEntries(names.split(' ').map((name) => [`Icon${name}`, () => null]));
});
const { pageRoutes } = await import('#app/routes/index.ts');
const { navigationFor } = await import('#app/shell/navigation.ts');
const { readRequestSearch } = await import('#features/requests/search.ts');
const { readTemplatePageSearch } = await import('#features/templates/search.ts');
const { en } = await import('#lib/i18n/common.en.ts');
const { jp } = await import('#lib/i18n/common.jp.ts');
const { paths } = await import('#lib/paths.ts');

/** The addresses of the specification, section 2, and the three that its signed-in screens use in addition. */
const specified = [
  '/',
  '/login',
  '/test',
  '/user',
  '/404',
  '/forgot-password',
  '/reset-password',
  '/change-password',
  '/tenant',
  '/tenant/$id',
  '/add-tenant',
  '/profile',
  '/config-billing',
  '/ocr-list',
  '/template-list',
  '/template-list/add',
  '/template',
  '/template/detail',
  '/request-ocr',
  '/usage',
  '/invoice',
  '/template/edit/$id',
  '/template/detail/$id',
  '/invoice/$id',
];
const routes: readonly string[] = [...pageRoutes.map(({ path }) => path), paths.notFound];

/** A sidebar as its groups, parts and items are titled. */
const sidebar = (roleId: number, words: CommonMessages) =>
  navigationFor(roleId, words.nav).map(({ title, parts }) => [
    title ?? '',
    ...parts.map(({ title: part, items }) => [part ?? '', ...items.map(({ label, to }) => `${label} ${to}`)]),
  ]);

describe('no screen of the first release changes its place', () => {
  it('each of its addresses leads to a page', () => {
    expect(specified.filter((path) => !routes.includes(path))).toEqual([]);
  });

  it('the sidebar of a partner has its groups and items, in their order', () => {
    expect(sidebar(1, en)).toEqual([
      ['', ['', 'Home /']],
      [
        'Menu',
        ['Billing', 'Usage /usage', 'Invoice /invoice'],
        ['', 'Tenants /tenant'],
        ['Config', 'Billing config /config-billing'],
        ['', 'Help /help'],
      ],
    ]);
  });

  it('the sidebar of a tenant has its groups and items, in their order, in both languages', () => {
    expect(sidebar(2, en)).toEqual([
      ['', ['', 'Home /']],
      [
        'Menu',
        ['OCR', 'Request OCR /request-ocr', 'OCR list /ocr-list', 'Manage template /template-list'],
        ['Billing', 'Usage /usage', 'Invoice /invoice'],
        ['', 'Help /help'],
      ],
    ]);
    const places = (words: CommonMessages) => JSON.stringify(sidebar(2, words)).match(/\/[a-z-]*(?=")/g);
    expect(places(jp)).toEqual(places(en));
  });
});

describe('what came later has no address and no menu entry of its own', () => {
  it('learning, test set, draft and figures are tabs of the template’s page', () => {
    const templatePages = routes.filter((path) => path.startsWith('/template'));
    expect(templatePages.toSorted()).toEqual([
      '/template',
      '/template-list',
      '/template-list/add',
      '/template/detail',
      '/template/detail/$id',
      '/template/edit/$id',
    ]);
    for (const tab of ['learning', 'set', 'quality', 'draft'])
      expect(readTemplatePageSearch({ tab })).toEqual({ tab });
    expect(readTemplatePageSearch({ tab: 'elsewhere' })).toEqual({});
  });

  it('the queue is a filter and an order of the OCR list', () => {
    expect(routes.filter((path) => path.startsWith('/ocr-list'))).toEqual(['/ocr-list', '/ocr-list/$id']);
    expect(readRequestSearch({ checked: 'false', awaited: 'second', sort: '-toCheck' })).toMatchObject({
      checked: 'false',
      awaited: 'second',
      sort: '-toCheck',
    });
    expect(routes.filter((path) => /check|queue|learn|quality|draft/.test(path))).toEqual([]);
  });
});
