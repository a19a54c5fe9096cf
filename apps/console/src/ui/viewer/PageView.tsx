import { Button } from '@mantine/core';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { common } from '#lib/i18n/common.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import {
  drawnSize,
  pictureWidthFor,
  largestFirst,
  scrollToBox,
  zoomBy,
  type Box,
  type PageShape,
  type Size,
} from '#ui/viewer/geometry.ts';
import classes from '#ui/viewer/PageView.module.css';
import { usePicture, type PictureSource } from '#ui/viewer/use-picture.ts';
import { useSize } from '#ui/viewer/use-size.ts';

/** A found value on the page. */
export interface Mark {
  readonly id: string;
  readonly label: string;
  readonly box: Box;
  readonly tone: 'plain' | 'doubt' | 'checked';
  /** Marks of one group (a column's cells) are highlighted together. */
  readonly group?: string;
}

interface PageViewProps {
  readonly page: PageShape;
  /** What the picture shows, for those who cannot see it. */
  readonly label: string;
  readonly source: PictureSource;
  readonly marks: readonly Mark[];
  /** The active value: drawn strongest, and brought into sight. */
  readonly selected: string | undefined;
  /** The value pointed at, on either side. */
  readonly highlighted: string | undefined;
  readonly onHighlight: (id: string | undefined) => void;
  readonly onSelect: (id: string) => void;
  /** 1 shows the whole page. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** What is drawn over the outlines. */
  readonly layer?: ReactNode;
}

/** One page as a picture, with an outline around every found value. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { page, label, source, marks, selected, zoom, onZoom } = props;
  const pane = useRef<HTMLDivElement>(null);
  const size = useSize(pane);
  const drawn = size && drawnSize(page, size, zoom);
  const selectedBox = marks.find(({ id }) => id === selected)?.box;
  useWheelZoom(pane, zoom, onZoom);
  useEffect(() => {
    const element = pane.current;
    if (!element || !size || !drawn || !selectedBox) return;
    const now = { left: element.scrollLeft, top: element.scrollTop };
    element.scrollTo({ ...scrollToBox(selectedBox, drawn, size, now), behavior: 'smooth' });
    // Only a new value or another size scrolls the page; otherwise the user's scrolling stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selected, page.number, drawn?.width, size?.height]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
    <div className={classes['pane']} ref={pane} tabIndex={0} role="region" aria-label={label}>
      {size && drawn && (
        <Sheet key={page.number} source={source} page={page.number} label={label} size={drawn}>
          <Marks
            page={page}
            marks={marks}
            selected={selected}
            highlighted={props.highlighted}
            onHighlight={props.onHighlight}
            onSelect={props.onSelect}
          />
          {props.layer}
        </Sheet>
      )}
    </div>
  );
});

interface SheetProps {
  readonly source: PictureSource;
  readonly page: number;
  readonly label: string;
  /** In pixels, as it is drawn. */
  readonly size: Size;
  /** What is drawn over the picture. */
  readonly children: ReactNode;
}

/** The paper: it has its size before its picture is loaded, so that nothing moves then. */
function Sheet({ source, page, label, size, children }: SheetProps) {
  const width = pictureWidthFor(size.width, devicePixelRatio);
  const { url, isLoading, isFailed, retry } = usePicture(source, page, width);
  return (
    <div className={classes['sheet']} style={size} aria-busy={isLoading || undefined}>
      {url !== undefined && <img className={classes['picture']} src={url} alt={label} draggable={false} />}
      {url === undefined && !isFailed && <div className={classes['waiting']} aria-hidden />}
      {url === undefined && isFailed && (
        <div className={classes['failed']} role="alert">
          <p>{documentMessages.get().viewer.pictureFailed}</p>
          <Button variant="default" size="xs" onClick={retry}>
            {common.get().action.retry}
          </Button>
        </div>
      )}
      {children}
      {isLoading && <span className={classes['loading']} aria-hidden />}
    </div>
  );
}

const Marks = memo(function Marks(
  props: Omit<PageViewProps, 'label' | 'source' | 'zoom' | 'onZoom' | 'layer'>,
) {
  const { page, marks, selected, highlighted, onHighlight, onSelect } = props;
  const { width, height } = page;
  const ordered = useMemo(() => largestFirst(marks), [marks]);
  return (
    <svg
      className={classes['marks']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="group"
      aria-label={documentMessages.get().viewer.valuesOnPage}
    >
      {ordered.map(({ id, label, box, tone, group }) => (
        <Outline
          key={id}
          id={id}
          label={label}
          box={box}
          tone={tone}
          width={width}
          height={height}
          isSelected={id === selected}
          isHighlighted={highlighted !== undefined && (id === highlighted || group === highlighted)}
          onHighlight={onHighlight}
          onSelect={onSelect}
        />
      ))}
    </svg>
  );
});

interface OutlineProps extends Omit<Mark, 'group'>, Pick<PageViewProps, 'onHighlight' | 'onSelect'> {
  /** Of the page. */
  readonly width: number;
  readonly height: number;
  readonly isSelected: boolean;
  readonly isHighlighted: boolean;
}

/** One of perhaps hundreds: a hover renders only that one and the previous one again. */
const Outline = memo(function Outline(props: OutlineProps) {
  const { id, label, box, tone, width, height, isSelected, isHighlighted, onHighlight, onSelect } = props;
  // A little room, so that the outline does not touch the letters.
  const rim = width * 0.003;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the value's own field serves the keyboard
    <rect
      className={classes['mark']}
      data-tone={tone}
      data-mark={id}
      data-selected={isSelected || undefined}
      data-highlighted={isHighlighted || undefined}
      x={box.x * width - rim}
      y={box.y * height - rim}
      width={box.width * width + 2 * rim}
      height={box.height * height + 2 * rim}
      role="button"
      tabIndex={-1}
      aria-label={label}
      onPointerEnter={() => onHighlight(id)}
      onPointerLeave={() => onHighlight(undefined)}
      onClick={() => onSelect(id)}
    />
  );
});

/** Ctrl + wheel, and pinching on a touch pad, zoom the page instead of the browser. */
function useWheelZoom(
  pane: React.RefObject<HTMLDivElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): void {
  useEffect(() => {
    const element = pane.current;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onZoom(zoomBy(zoom, event.deltaY < 0 ? 0.5 : -0.5));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [pane, zoom, onZoom]);
}
