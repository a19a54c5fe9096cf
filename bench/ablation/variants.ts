import { registerHooks } from 'node:module';
import type * as Extraction from '@ocr/extraction';

/** The extraction package with parts of it left out, to see what they are worth. */
export interface Variant {
  /** Text to remove from a source file (path from `packages/extraction/src`), which must occur once, and its replacement. */
  readonly edits?: readonly { readonly file: string; readonly out: string; readonly in?: string }[];
  /** Printed labels that no lexicon knows, as they are listed. */
  readonly labels?: ReadonlySet<string>;
  /** Concepts that no lexicon has words for. */
  readonly concepts?: ReadonlySet<string>;
}

const ROOT = new URL('../../packages/extraction/src/', import.meta.url);
const MARK = 'without';
const variants: Variant[] = [];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const number = context.parentURL && numberOf(context.parentURL);
    if (!number || !found.url.startsWith(ROOT.href) || numberOf(found.url)) return found;
    return { ...found, url: `${found.url}?${MARK}=${number}` };
  },
  load(url, context, next) {
    const found = next(url, context);
    const variant = variants[Number(numberOf(url) ?? NaN) - 1];
    if (variant === undefined || found.source === undefined || found.source === null) return found;
    const file = new URL(url).pathname.slice(ROOT.pathname.length);
    return { ...found, source: edited(String(Buffer.from(found.source as Uint8Array)), file, variant) };
  },
});

/** A copy of the package in this process, by itself, with what the variant says left out. */
export async function loadVariant(variant: Variant): Promise<typeof Extraction> {
  variants.push(variant);
  return (await import(`${new URL('index.ts', ROOT).href}?${MARK}=${variants.length}`)) as typeof Extraction;
}

const numberOf = (url: string): string | null => new URL(url).searchParams.get(MARK);

function edited(source: string, file: string, { edits = [], labels, concepts }: Variant): string {
  let text = source;
  for (const edit of edits) {
    if (edit.file !== file) continue;
    if (text.split(edit.out).length !== 2) throw new Error(`${file} does not hold this once: ${edit.out}`);
    text = text.replace(edit.out, () => edit.in ?? '');
  }
  return file === 'lexicon/all.ts' ? withoutWords(text, [...(labels ?? [])], [...(concepts ?? [])]) : text;
}

/** The word lists without some labels and concepts. */
function withoutWords(source: string, labels: readonly string[], concepts: readonly string[]): string {
  if (labels.length + concepts.length === 0) return source;
  return `${source.replace('export const TERMS', 'const ALL_TERMS')}
const LEFT_OUT = new Set(${JSON.stringify(labels)});
const NO_CONCEPTS = new Set(${JSON.stringify(concepts)});
const known = (list) => list?.filter((label) => !LEFT_OUT.has(label));
export const TERMS = ALL_TERMS.filter(({ concept }) => !NO_CONCEPTS.has(concept)).map(({ concept, terms }) => ({
  concept,
  terms: { ...terms, labels: known(terms.labels), plain: known(terms.plain), weak: known(terms.weak) },
}));
`;
}
