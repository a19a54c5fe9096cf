import { keysOf } from '@ocr/contract/objects';
import { useLayoutEffect, useRef, useState } from 'react';

type Functions<T> = { readonly [Name in keyof T]: (...values: never[]) => unknown };

/** A stable object of functions that always calls the latest ones. */
export function useStable<T extends Functions<T>>(functions: T): T {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(
    () =>
      // oxlint-disable-next-line typescript/consistent-type-assertions -- made from the same names, each with its own function
      Object.fromEntries(
        keysOf(functions).map((name) => [name, (...values: never[]) => latest.current[name](...values)]),
      ) as unknown as T,
  );
  return stable;
}
