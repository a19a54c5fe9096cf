import { useLayoutEffect, useRef, useState } from 'react';

type Functions<T> = { readonly [Name in keyof T]: (...values: never[]) => unknown };

/** An object of functions that stays the same for the life of a component and always calls the latest ones. */
export function useStable<T extends Functions<T>>(functions: T): T {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        (Object.keys(functions) as (keyof T)[]).map((name) => [
          name,
          (...values: never[]) => latest.current[name](...values),
        ]),
      ) as unknown as T,
  );
  return stable;
}
