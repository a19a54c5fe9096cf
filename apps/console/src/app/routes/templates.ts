import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/templates/messages.ts';
import { readAddSearch, readTemplatePageSearch, readTemplateSearch } from '#features/templates/search.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { paths } from '#lib/paths.ts';

const pageMessages = [messages, documentMessages];

export const templatesRoutes: readonly PageRoute[] = [
  {
    path: paths.templates,
    messages: [messages],
    search: readTemplateSearch,
    load: async () => (await import('#features/templates/list/TemplateListPage.tsx')).TemplateListPage,
  },
  {
    path: paths.addTemplate,
    refusedWhenExpired: true,
    messages: pageMessages,
    search: readAddSearch,
    load: async () => (await import('#features/templates/editor/AddTemplatePage.tsx')).AddTemplatePage,
  },
  {
    path: `${paths.templateRoot}/edit/$id`,
    refusedWhenExpired: true,
    messages: pageMessages,
    load: async () => (await import('#features/templates/editor/EditTemplatePage.tsx')).EditTemplatePage,
  },
  {
    path: `${paths.templateRoot}/detail/$id`,
    messages: pageMessages,
    search: readTemplatePageSearch,
    load: async () => (await import('#features/templates/view/TemplatePage.tsx')).TemplatePage,
  },
  {
    path: paths.rememberedTemplate,
    messages: pageMessages,
    search: readTemplatePageSearch,
    load: async () => (await import('#features/templates/view/TemplatePage.tsx')).RememberedTemplatePage,
  },
];
