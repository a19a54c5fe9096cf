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

/** As many questions are kept; then all are forgotten, so that a process that serves many templates keeps what it is asked now. */
const MAX_KEPT = 2000;

/**
 * Caches what a function returns for what says the same, whatever object it comes in: a template is parsed again for every document. What it returns is
 * shared, and must not be changed.
 */
export function memoizeContent<Question extends object, Value>(
  make: (question: Question) => Value,
): (question: Question) => Value {
  const known = new Map<string, { value: Value }>();
  return (question) => {
    const key = JSON.stringify(question);
    const held = known.get(key);
    if (held) return held.value;
    const value = make(question);
    if (known.size >= MAX_KEPT) known.clear();
    known.set(key, { value });
    return value;
  };
}
