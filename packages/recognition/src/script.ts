const CJK =
  /[\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff9f\u3001-\u3003\u3008-\u301f]/u;

/** Whether a character belongs to a script written without spaces between words (Japanese). */
export function isCjk(character: string | undefined): boolean {
  return character !== undefined && CJK.test(character);
}
