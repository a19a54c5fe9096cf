/** Something that the person at the terminal can act on: shown as one sentence, without a stack. */
export class Problem extends Error {
  name = 'Problem';
}
