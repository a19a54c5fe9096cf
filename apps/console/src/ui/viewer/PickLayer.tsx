import type { PageWord } from '@ocr/contract';
import { memo, useEffect, useRef, useState } from 'react';
import classes from '#ui/viewer/PickLayer.module.css';
import { boxBetween, pick, wordAt, wordsIn, type Picked, type Point } from '#ui/viewer/words.ts';
import { useStable } from '#lib/hooks/use-stable.ts';
import { unite, type Box, type PageShape } from '#ui/viewer/geometry.ts';

interface PickLayerProps {
  readonly page: PageShape;
  /** The words of the page; none until they are there. */
  readonly words: readonly PageWord[];
  /** What the keys have reached. */
  readonly reached: Picked | undefined;
  /** A place without words that was taken. */
  readonly placed: Picked | undefined;
  /** What a click on a few words takes, if it is more than these words. */
  readonly around: ((box: Box) => readonly PageWord[]) | undefined;
  /** The outline of the receiving value; a click on another outline selects that one. */
  readonly own: string | undefined;
  /** Outlines through which a click takes the word below. */
  readonly isOpen?: (mark: string) => boolean;
  /** What a click with Shift adds its word to. */
  readonly extended: Box | undefined;
  readonly onTake: (picked: Picked, taken: readonly PageWord[]) => void;
}

/** What the pointer does on the paper: pointed at a word, or a box that is being drawn. */
interface Pointing {
  readonly word?: Box | undefined;
  readonly drawn?: Box | undefined;
}

/** Moved less than this, in pixels, a press is a click. */
const clickReach = 4;

/** Over the page: a click on a word, or a box drawn with the mouse, picks what is printed there. */
export const PickLayer = memo(function PickLayer(props: PickLayerProps) {
  const { page, words, reached, placed, around, own, isOpen, extended, onTake } = props;
  const layer = useRef<SVGSVGElement>(null);
  const [{ word, drawn }, setPointing] = useState<Pointing>({});
  const take = (box: Box, taken: readonly PageWord[] = wordsIn(words, box)): void =>
    onTake(pick(page, taken, box), taken);
  const handlers = useStable({
    pointAt: (point: Point | undefined) => {
      const next = point && wordAt(words, point)?.box;
      setPointing((now) => (now.word === next && now.drawn === undefined ? now : { word: next }));
    },
    draw: (from: Point, to: Point) => setPointing({ drawn: boxBetween(from, to) }),
    drop: (from: Point, to: Point) => {
      setPointing({});
      take(boxBetween(from, to));
    },
    /** False where a click on an outline is to go to its value, or where no word is. */
    click: (point: Point, mark: string | undefined, isExtending: boolean, isTaking: boolean): boolean => {
      const box = wordAt(words, point)?.box;
      if (box !== undefined && around !== undefined) {
        take(box, around(box));
        return true;
      }
      const isOther = mark !== undefined && mark !== own && !isOpen?.(mark);
      if (box === undefined || (isOther && !isExtending && !isTaking)) return false;
      take(isExtending && extended !== undefined ? unite([extended, box]) : box);
      return true;
    },
  });
  usePointer(layer, handlers);
  const taken = takenAt({ word, drawn }, { words, around }).map(({ box }) => box);
  return (
    <svg
      className={classes['layer']}
      ref={layer}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden
      data-picking
    >
      {word && <rect className={classes['word']} {...word} />}
      {taken.map((box) => (
        <rect className={classes['taken']} key={`${box.x} ${box.y}`} {...box} />
      ))}
      {drawn && <rect className={classes['drawn']} {...drawn} />}
      {reached && taken.length === 0 && <rect className={classes['reached']} {...reached.box} />}
      {placed && <rect className={classes['placed']} {...placed.box} />}
    </svg>
  );
});

/** The words that are highlighted as picked: of the drawn box, or of the row or column under the pointer. */
function takenAt(
  { word, drawn }: Pointing,
  { words, around }: Pick<PickLayerProps, 'words' | 'around'>,
): readonly PageWord[] {
  if (drawn !== undefined) return wordsIn(words, drawn);
  return word === undefined ? [] : (around?.(word) ?? []);
}

interface PointerHandlers {
  readonly pointAt: (point: Point | undefined) => void;
  readonly draw: (from: Point, to: Point) => void;
  readonly drop: (from: Point, to: Point) => void;
  readonly click: (
    point: Point,
    mark: string | undefined,
    isExtending: boolean,
    isTaking: boolean,
  ) => boolean;
}

/** Hears the pointer on the paper below the layer. A finger scrolls there, so it draws nothing, but it may tap a word. */
function usePointer(layer: React.RefObject<SVGSVGElement | null>, handlers: PointerHandlers): void {
  useEffect(() => {
    const sheet = layer.current?.parentElement;
    if (!sheet) return undefined;
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      hear: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ) => sheet.addEventListener(name, hear, { signal: stop.signal, capture });
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = sheet.getBoundingClientRect();
      const part = (at: number, length: number) => Math.min(1, Math.max(0, at / length));
      return { x: part(clientX - left, width), y: part(clientY - top, height) };
    };
    let press: { readonly event: PointerEvent; isDrawing: boolean } | undefined;
    /** The browser's click after a press that was used here is no click on an outline. */
    let isUsed = false;
    on('pointerdown', (event) => {
      isUsed = false;
      if (event.button === 0 && event.isPrimary) press = { event, isDrawing: false };
    });
    // The focus stays in the receiving field.
    on('mousedown', (event) => event.preventDefault());
    on('pointermove', (event) => {
      if (press === undefined)
        return event.pointerType === 'touch' ? undefined : handlers.pointAt(pointOf(event));
      const { event: start } = press;
      const moved = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (event.pointerType === 'touch' || (!press.isDrawing && moved < clickReach)) return undefined;
      if (!press.isDrawing) sheet.setPointerCapture(event.pointerId);
      press.isDrawing = true;
      return handlers.draw(pointOf(start), pointOf(event));
    });
    on('pointerup', (event) => {
      const { event: start, isDrawing } = press ?? {};
      press = undefined;
      if (start === undefined) return;
      if (isDrawing) {
        isUsed = true;
        handlers.drop(pointOf(start), pointOf(event));
        return;
      }
      const mark = start.target instanceof Element ? start.target.closest('[data-mark]') : null;
      isUsed = handlers.click(
        pointOf(event),
        mark?.getAttribute('data-mark') ?? undefined,
        event.shiftKey,
        event.ctrlKey || event.metaKey,
      );
    });
    on('pointercancel', () => {
      press = undefined;
      handlers.pointAt(undefined);
    });
    on('pointerleave', () => press === undefined && handlers.pointAt(undefined));
    on('click', (event) => isUsed && event.stopPropagation(), true);
    return () => stop.abort();
  }, [layer, handlers]);
}
