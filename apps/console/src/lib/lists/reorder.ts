/** The list with one entry moved to another place; places outside are brought to the nearest end. */
export function move<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  const [item] = rest.splice(from, 1);
  if (item === undefined) return [...items];
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, item);
  return rest;
}
