/** Keeps what a function answers for an object as long as the object lives; the function must depend on it alone. */
export function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const held = known.get(key);
    if (held) return held.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
