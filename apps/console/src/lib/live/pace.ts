/** Runs its work for a key at once; further calls during the pause cause one more run when the pause is over. */
export function pace(work: (key: string) => void, milliseconds: number): (key: string) => void {
  const pausing = new Map<string, boolean>();
  const run = (key: string): void => {
    pausing.set(key, false);
    work(key);
    setTimeout(() => {
      const wasAsked = pausing.get(key);
      pausing.delete(key);
      if (wasAsked) run(key);
    }, milliseconds);
  };
  return (key) => {
    if (pausing.has(key)) pausing.set(key, true);
    else run(key);
  };
}
