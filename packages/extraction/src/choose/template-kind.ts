import { understand } from '../instruction/understand.ts';
import { memoize } from '../memoize.ts';
import { fold } from '../text/fold.ts';
import type { TemplateDefinition } from '../types.ts';
import { KINDS } from './kinds.ts';

/** A template that may be chosen. */
export interface TemplateOption {
  readonly id: string;
  readonly name: string;
  /** Made by the tenant, not one of the standard ones. */
  readonly isOwn: boolean;
  readonly definition: TemplateDefinition;
}

/** Instructions say of what kind a template is from this sum of signs, and this far before the next kind. */
const MIN_SIGNS = 2;
const MIN_LEAD = 1;

/** The kinds of document that a template is for, by its name, else by what it asks for; none where neither says. */
export const kindsOfTemplate = memoize((template: TemplateOption): ReadonlySet<string> => {
  const whole = namedKinds(fold(template.name));
  if (whole.length > 0) return new Set(whole);
  const parts = template.name.split(/[\s・/_()（）【】-]+/u).flatMap((part) => namedKinds(fold(part)));
  return new Set(parts.length > 0 ? parts : askedKinds(template.definition));
});

const namedKinds = (name: string): string[] =>
  KINDS.filter(({ titles }) => titles.test(name) || titles.test(name.replace(/s$/, ''))).map(({ id }) => id);

function askedKinds({ fields }: TemplateDefinition): string[] {
  const concepts = new Set(fields.flatMap((field) => understand(field).concept ?? []));
  const sums = KINDS.map(({ id, signs }) => {
    let sum = 0;
    for (const concept of concepts) sum += signs[concept] ?? 0;
    return { id, sum };
  }).toSorted((a, b) => b.sum - a.sum);
  const [best, next] = sums;
  return best && best.sum >= MIN_SIGNS && best.sum - (next?.sum ?? 0) >= MIN_LEAD ? [best.id] : [];
}
