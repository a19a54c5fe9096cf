import {
  chooseTemplate,
  findParts,
  type DocumentPart,
  type Page,
  type TaughtLesson,
  type TemplateChoice,
  type TemplateOption,
} from '@ocr/extraction';

/** The templates to choose among, and which results are requested. */
export interface Choosing {
  /** The templates, in JSON: a list of `TemplateOption`. */
  readonly templates: string;
  /** Their lessons, in JSON: a list of `TaughtLesson`. */
  readonly lessons: string;
  /** Pages of the whole document, the first ones already loaded. */
  readonly pageCount: number;
  /** Whether the documents of a stack are looked for. */
  readonly parts: boolean;
}

/** A template that was chosen, with its name. */
export type NamedChoice = TemplateChoice & { readonly name: string };

/** The choice for a document; `parts` are those of a stack, empty for a single document. */
export interface Chosen {
  readonly template: NamedChoice | null;
  readonly parts: readonly (DocumentPart & { readonly template: NamedChoice | null })[];
}

/** Takes time in proportion to the pages, the templates and their lessons. */
export function chooseForDocument(pages: readonly Page[], asked: Choosing): Chosen {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the server wrote for this task
  const templates = JSON.parse(asked.templates) as TemplateOption[];
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the server wrote for this task
  const lessons = JSON.parse(asked.lessons) as TaughtLesson[];
  const choose = (from: number): NamedChoice | null => {
    const choice = chooseTemplate(pages.slice(from - 1, from), templates, lessons);
    const name = templates.find(({ id }) => id === choice?.id)?.name;
    return choice && name !== undefined ? { ...choice, name } : null;
  };
  const parts = asked.parts ? findParts(pages, asked.pageCount) : [];
  return {
    template: choose(1),
    parts: parts.length > 1 ? parts.map((part) => ({ ...part, template: choose(part.from) })) : [],
  };
}
