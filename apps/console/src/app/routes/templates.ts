import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/templates/messages.ts';
import { readAddSearch, readTemplateSearch } from '#features/templates/search.ts';
import { documentWords } from '#lib/i18n/documents.ts';
import { paths } from '#lib/paths.ts';

const words = [messages, documentWords];

export const templatesRoutes: readonly PageRoute[] = [
  {
    path: paths.templates,
    words: [messages],
    search: readTemplateSearch,
    load: async () => (await import('#features/templates/TemplateListPage.tsx')).TemplateListPage,
  },
  {
    path: paths.addTemplate,
    words,
    search: readAddSearch,
    load: async () => (await import('#features/templates/AddTemplatePage.tsx')).AddTemplatePage,
  },
  {
    path: `${paths.templateRoot}/edit/$id`,
    words,
    load: async () => (await import('#features/templates/EditTemplatePage.tsx')).EditTemplatePage,
  },
  {
    path: `${paths.templateRoot}/detail/$id`,
    words,
    load: async () => (await import('#features/templates/TemplatePage.tsx')).TemplatePage,
  },
  {
    path: paths.rememberedTemplate,
    words,
    load: async () => (await import('#features/templates/TemplatePage.tsx')).RememberedTemplatePage,
  },
];
