import type { Transform } from './types.ts';

/** How a page's picture is brought upright, without anything else of the page. */
export const transformOf = ({ turn, skew, perspective }: Transform): Transform => ({
  turn,
  skew,
  ...(perspective !== undefined && { perspective }),
});
