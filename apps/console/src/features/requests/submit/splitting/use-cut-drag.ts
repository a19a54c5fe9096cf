import { useRef, type RefObject } from 'react';

interface CutMoves {
  /** Moves a cut towards a page; returns where it is then. */
  readonly move: (cut: number, to: number) => number;
  readonly focus: (page: number) => void;
}

/** Dragging a cut places it before or after the page under the pointer. */
export function useCutDrag(list: RefObject<HTMLOListElement | null>, { move, focus }: CutMoves) {
  const dragged = useRef<{ cut: number; hasMoved: boolean }>(undefined);
  const start = (page: number): void => {
    const drag = { cut: page, hasMoved: false };
    dragged.current = drag;
    const go = (event: PointerEvent): void => {
      const to = pageAt(list.current, event);
      if (to === undefined || to === drag.cut) return;
      const now = move(drag.cut, to);
      drag.hasMoved ||= now !== drag.cut;
      drag.cut = now;
    };
    const end = (): void => {
      globalThis.removeEventListener('pointermove', go);
      globalThis.removeEventListener('pointerup', end);
      globalThis.removeEventListener('pointercancel', end);
      if (drag.hasMoved) focus(drag.cut);
      // The click event at the end of a drag is ignored.
      setTimeout(() => {
        dragged.current = undefined;
      });
    };
    globalThis.addEventListener('pointermove', go);
    globalThis.addEventListener('pointerup', end);
    globalThis.addEventListener('pointercancel', end);
  };
  return { start, hasMoved: () => dragged.current?.hasMoved ?? false };
}

function pageAt(list: HTMLElement | null, { clientX, clientY }: PointerEvent): number | undefined {
  const sheet = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-sheet]');
  if (!sheet || list?.contains(sheet) !== true) return undefined;
  const { left, width } = sheet.getBoundingClientRect();
  return Number(sheet.dataset['sheet']) + (clientX > left + width / 2 ? 1 : 0);
}
