/** The names of an object's properties, for objects that have no others than their type says (tables of constants, rows). */
export function keysOf<Value extends object>(value: Value): (keyof Value & string)[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an object may have more properties than its type; these have not
  return Object.keys(value) as (keyof Value & string)[];
}
