import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '#ui/viewer/geometry.ts';

/** The inner size of an element, as it changes; `undefined` before it is drawn. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      // Without the scroll bars, which come and go with the page's size: counting them would make it flicker.
      const { width, height } = element.getBoundingClientRect();
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
