import type { PageRoute } from '#app/page-route.ts';
import { messages as exportMessages } from '#features/templates/exports/messages.ts';
import { messages as formatMessages } from '#features/templates/format/messages.ts';
import { messages } from '#features/templates/messages.ts';
import { messages as pointingMessages } from '#features/templates/pointing/messages.ts';
import { messages as proofMessages } from '#features/templates/proof/messages.ts';
import { messages as qualityMessages } from '#features/templates/quality/messages.ts';
import { readAddSearch, readTemplatePageSearch, readTemplateSearch } from '#features/templates/search.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { paths } from '#lib/paths.ts';

const pageMessages = [messages, formatMessages, proofMessages, documentMessages];
const editorMessages = [...pageMessages, pointingMessages];
const detailMessages = [...pageMessages, exportMessages, qualityMessages];

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
    messages: editorMessages,
    search: readAddSearch,
    load: async () => (await import('#features/templates/editor/AddTemplatePage.tsx')).AddTemplatePage,
  },
  {
    path: `${paths.templateRoot}/edit/$id`,
    refusedWhenExpired: true,
    messages: editorMessages,
    load: async () => (await import('#features/templates/editor/EditTemplatePage.tsx')).EditTemplatePage,
  },
  {
    path: `${paths.templateRoot}/detail/$id`,
    messages: detailMessages,
    search: readTemplatePageSearch,
    load: async () => (await import('#features/templates/view/TemplatePage.tsx')).TemplatePage,
  },
  {
    path: paths.rememberedTemplate,
    messages: detailMessages,
    search: readTemplatePageSearch,
    load: async () => (await import('#features/templates/view/TemplatePage.tsx')).RememberedTemplatePage,
  },
];
