import type { Template, TemplateDraft, TemplateInput } from '@ocr/contract';
import type { Sample } from '#features/templates/preview/use-sample.ts';
import { fetchData } from '#lib/api/client.ts';

/** Creates or changes a template; with the sample document if it is to be stored. */
export function saveTemplate(
  input: TemplateInput,
  { change, copyOf }: Pick<Sample, 'change' | 'copyOf'>,
  template: Template | undefined,
): Promise<Template> {
  const content = template
    ? { ...input, version: template.version, ...removalOf(change) }
    : { ...input, ...(copyOf === undefined ? {} : { sampleOf: copyOf }) };
  const body = bodyOf(content, change);
  return template
    ? fetchData('updateTemplate', { params: { id: template.id }, body })
    : fetchData('createTemplate', { body });
}

/** Keeps the draft of a template, made on the draft of that revision where there was one; the sample document is the template's at once. */
export function saveDraft(
  input: TemplateInput,
  { change }: Pick<Sample, 'change'>,
  { template, revision }: { readonly template: Template; readonly revision: number | undefined },
): Promise<TemplateDraft> {
  const content = {
    ...input,
    version: template.version,
    ...(revision !== undefined && { revision }),
    ...removalOf(change),
  };
  return fetchData('saveDraft', { params: { id: template.id }, body: bodyOf(content, change) });
}

const removalOf = (change: Sample['change']): { document?: null } =>
  change === 'remove' ? { document: null } : {};

function bodyOf<Content extends TemplateInput>(
  content: Content,
  change: Sample['change'],
): Content | FormData {
  return change !== undefined && change !== 'remove' ? toForm(content, change.file) : content;
}

function toForm(content: TemplateInput, document: File): FormData {
  const form = new FormData();
  form.append('template', JSON.stringify(content));
  form.append('document', document, document.name);
  return form;
}
