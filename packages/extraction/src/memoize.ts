/** Caches what a function returns for an object as long as the object exists; it must depend on nothing else. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const held = known.get(key);
    if (held) return held.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
