import { standardTemplates, toDefinition } from '@ocr/contract/standard-templates';
import type { Kind, Language } from './types.ts';

export interface TemplateField {
  readonly name: string;
  /** What to look for, in an office user's words. */
  readonly description: string;
}

/** Fields and tables to read from a kind of document, in the shape that the product's templates have. */
export interface SpecimenTemplate {
  readonly name: string;
  readonly fields: readonly TemplateField[];
  readonly tables: readonly {
    readonly name: string;
    readonly description: string;
    readonly columns: readonly TemplateField[];
  }[];
}

/** The product's standard template for a kind of specimen: the truth uses the names of its fields and tables. */
export function specimenTemplate(kind: Kind, language: Language): SpecimenTemplate {
  const template = standardTemplates[language === 'ja' ? 'jp' : 'en'][kind];
  return { name: template.name, ...toDefinition(template) };
}
