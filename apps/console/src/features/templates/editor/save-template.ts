import type { Template, TemplateInput } from '@ocr/contract';
import type { Sample } from '#features/templates/preview/use-sample.ts';
import { fetchData } from '#lib/api/client.ts';

/** Creates or changes a template; with the sample document if it is to be stored. */
export function saveTemplate(
  input: TemplateInput,
  { change, copyOf }: Pick<Sample, 'change' | 'copyOf'>,
  template: Template | undefined,
): Promise<Template> {
  const content = template
    ? { ...input, version: template.version, ...(change === 'remove' ? { document: null } : {}) }
    : { ...input, ...(copyOf === undefined ? {} : { sampleOf: copyOf }) };
  const body = change !== undefined && change !== 'remove' ? toForm(content, change.file) : content;
  return template
    ? fetchData('updateTemplate', { params: { id: template.id }, body })
    : fetchData('createTemplate', { body });
}

function toForm(content: TemplateInput, document: File): FormData {
  const form = new FormData();
  form.append('template', JSON.stringify(content));
  form.append('document', document, document.name);
  return form;
}
