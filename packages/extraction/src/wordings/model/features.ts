import type { Kind } from '../../lexicon/index.ts';

/**
 * What the label model sees of a text, each as often as it is there: English words, the beginnings of longer ones (attended, attendance)
 * and pairs of words; Japanese letters with the two and three that are adjacent.
 */
export function featuresOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return [...englishFeatures(plain), ...japaneseFeatures(plain)];
}

function englishFeatures(plain: string): string[] {
  const features: string[] = [];
  for (const [found] of plain.matchAll(/[a-z][a-z'-]*|\d+|[#%]/g)) {
    const word = found.replace("'s", '');
    features.push(`w${word}`);
    if (word.length > 4) features.push(`p${word.slice(0, 4)}`);
    if (word.length > 5) features.push(`p${word.slice(0, 5)}`);
  }
  const words = [...plain.matchAll(/[a-z]+/g)].map(([word]) => word);
  return [...features, ...words.slice(1).map((word, index) => `b${words[index]}_${word}`)];
}

function japaneseFeatures(plain: string): string[] {
  const features: string[] = [];
  for (const [run] of plain.matchAll(/[\u3040-\u30ff\u4e00-\u9fff々]+/g)) {
    const letters = Array.from(run);
    letters.forEach((letter, index) => {
      features.push(`c${letter}`);
      if (index > 0) features.push(`d${letters[index - 1]}${letter}`);
      if (index > 1) features.push(`t${letters[index - 2]}${letters[index - 1]}${letter}`);
    });
  }
  return features;
}

/** A feature as the model's file names it: 32 bits (FNV-1a over UTF-16 units). */
export function numberOfFeature(feature: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++)
    value = Math.imul(value ^ feature.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** A kind of value as a feature beside those of texts. */
export const featureOfKind = (kind: Kind): string => `k=${kind}`;
