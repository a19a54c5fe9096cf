import type { TemplateVersion } from '@ocr/contract';

/** Category and description are not kept by version: they compare as equal. */
export const asInput = ({ name, fields, tables }: TemplateVersion) => ({
  name,
  category: '',
  description: '',
  fields,
  tables,
});
