import type { Language } from '../../types.ts';
import type { ValueType } from '../types.ts';

/** Sentences that ask for something; `*` is what is asked for. The empty wrapping, the bare noun, is the most frequent. */
export const wrappings: Readonly<Record<Language, readonly string[]>> = {
  ja: [
    '*',
    '*',
    '*',
    '*を教えてください',
    '*を入力してください',
    '*を読み取ってください',
    '*を抽出',
    '*を記入',
    '*をお願いします',
    '書類に書かれた*',
    '*は？',
    '*を取り出してください',
    '*が知りたいです',
    '*を転記してください',
    '*（あれば）',
    'この書類の*',
    '*を探して入れてください',
    '*を返してください',
    '*のみ',
    '*を書いてください',
    '*を確認して入力',
  ],
  en: [
    '*',
    '*',
    '*',
    '*',
    'Please extract the *',
    'Read the *',
    'What is the *?',
    'Find the *',
    'Enter the * as printed',
    'I need the *',
    'Get the *',
    'Copy the * from the document',
    'The *, please',
    '* (if any)',
    'Tell me the *',
    'Type in the *',
    'Return the *',
    'The * of this document',
    'Look for the *',
    'Only the *',
    'Give me the * exactly as shown',
  ],
};

/** Sentences around what is a question already. */
export const clauses: Readonly<Record<Language, readonly string[]>> = {
  ja: [
    '*',
    '*',
    '*？',
    '*を教えてください',
    '*を書いてください',
    '*を入れてください',
    '*が知りたい',
    '*を答えてください',
  ],
  en: ['*', '*?', 'Tell me *', 'I want to know *', 'Please find out *', 'Say *', 'State *', 'Write down *'],
};

/** Questions by the printed label; `*` is the label. */
export const byLabel: Readonly<Record<Language, readonly string[]>> = {
  ja: [
    '*',
    '*',
    '「*」の欄',
    '「*」の右か下にある値',
    '*欄の内容',
    '「*」に続く文字',
    '『*』のところ',
    '「*」と印字されている項目の値',
    '*：',
    '「*」欄に記載の内容を入力してください',
  ],
  en: [
    '*',
    '*',
    '"*"',
    'the field labelled "*"',
    'text after "*"',
    'entry for *',
    'what stands beside "*"',
    'the "*" box',
    '*:',
    'content of the * field',
    'whatever follows the word "*"',
  ],
};

/** What should be given in which shape. */
export const shapes: Readonly<Record<Language, Readonly<Record<ValueType, readonly string[]>>>> = {
  ja: {
    amount: ['（数字だけ）', '。円は不要です', '（カンマなし）', '。半角数字で', '。通貨記号を除く'],
    date: ['（YYYY/MM/DD）', '。西暦で', '（年月日）', '。2026-01-05のように', '。和暦は西暦に直して'],
    text: ['。記載のとおりに', '（空白なら空欄のまま）', '。なければ空欄で', '（略さずに）'],
  },
  en: {
    amount: [' (digits only)', ', no currency symbol', ' as a plain number', '; leave out the currency'],
    date: [' (YYYY-MM-DD)', ' in ISO format', ', year first', ' as a date'],
    text: [', exactly as written', '; leave empty if missing', ' (full text)', '. Return nothing else'],
  },
};

/** `*` is what is asked for, `#` what is not meant. */
export const exclusions: Readonly<Record<Language, readonly string[]>> = {
  ja: ['*（#ではない）', '*。#と間違えないこと', '*（#とは別）', '#ではなく*', '*。#は取らないでください'],
  en: [
    '*, not the #',
    '* (not to be confused with the #)',
    '*. Ignore the #.',
    '* rather than the #',
    '*; the # is something else',
  ],
};

/** Parts of a page: by thirds down and halves across. */
export const places: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  ja: {
    'top left': ['左上の*', '*（左上）', '用紙の左上にある*'],
    'top right': ['右上の*', '*（右上）', '用紙の右上にある*'],
    'middle left': ['中ほど左の*', '*（真ん中の左側）'],
    'middle right': ['中ほど右の*', '*（真ん中の右側）'],
    'bottom left': ['左下の*', '*（左下）', '下のほうにある*'],
    'bottom right': ['右下の*', '*（右下）', '下のほうの右にある*'],
  },
  en: {
    'top left': ['* at the top left', '* (upper left corner)', '* near the top on the left'],
    'top right': ['* at the top right', '* (upper right)', '* near the top on the right'],
    'middle left': ['* in the middle, left side', '* (left, half way down)'],
    'middle right': ['* in the middle, right side', '* (right, half way down)'],
    'bottom left': ['* at the bottom left', '* (lower left)', '* near the end of the page'],
    'bottom right': ['* at the bottom right', '* (lower right)', '* near the end on the right'],
  },
};

/** For values that are in a sentence. */
export const inText: Readonly<Record<Language, readonly string[]>> = {
  ja: ['*（文中にあります）', '文章の中にある*', '*'],
  en: ['* (in the running text)', '* mentioned in the sentence', '*'],
};
