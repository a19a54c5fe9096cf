/** Whether a text has kana or kanji. */
export const isJapanese = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text);
