/** The next answer with another value fits less by this. */
const MARGIN = 0.1;

/** The first of answers in order, the best first, if it fits at least so well and none with another value nearly as well. */
export function clearAnswer<Answer extends { readonly value: string; readonly fit: number }>(
  answers: readonly Answer[],
  minFit: number,
): Answer | undefined {
  const [best, ...others] = answers;
  if (best === undefined || best.fit < minFit) return undefined;
  const next = others.find(({ value }) => value !== best.value);
  return next !== undefined && next.fit > best.fit - MARGIN ? undefined : best;
}
