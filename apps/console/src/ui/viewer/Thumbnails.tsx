import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { format } from '#lib/format.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { joins } from '#lib/i18n/joins.ts';
import type { PageShape } from '#ui/viewer/geometry.ts';
import classes from '#ui/viewer/Thumbnails.module.css';
import { usePicture, type PictureSource } from '#ui/viewer/use-picture.ts';

interface ThumbnailsProps {
  readonly pages: readonly PageShape[];
  readonly source: PictureSource;
  readonly current: number;
  readonly onPage: (page: number) => void;
  /** How many values of a page are still to be checked. */
  readonly doubts: ReadonlyMap<number, number>;
}

const pictureWidth = 104;
const captionHeight = 30;

function heightOf({ width, height }: PageShape): number {
  const shape = Math.min(2, Math.max(0.4, Math.max(height, 1) / Math.max(width, 1)));
  return Math.round(pictureWidth * shape);
}

/** The pages as thumbnails. Only visible ones are rendered, so a document may have hundreds. */
export const Thumbnails = memo(function Thumbnails(props: ThumbnailsProps) {
  const { pages, source, current, onPage, doubts } = props;
  const t = documentMessages.get().viewer;
  const pane = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised here
  const virtualizer = useVirtualizer({
    count: pages.length,
    getScrollElement: () => pane.current,
    estimateSize: (index) => (pages[index] ? heightOf(pages[index]) : 0) + captionHeight,
    overscan: 2,
    useFlushSync: false,
    paddingStart: 8,
    paddingEnd: 8,
    getItemKey: (index) => pages[index]?.number ?? index,
  });
  const place = pages.findIndex(({ number }) => number === current);
  useEffect(() => {
    if (place < 0) return undefined;
    // With the next frame: measuring now would lay the page out twice.
    const frame = requestAnimationFrame(() => virtualizer.scrollToIndex(place, { align: 'auto' }));
    return () => cancelAnimationFrame(frame);
  }, [place, virtualizer]);
  return (
    <nav className={classes['pane']} ref={pane} aria-label={t.pages}>
      <ul className={classes['list']} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const page = pages[index];
          if (page === undefined) return null;
          return (
            <li key={key} className={classes['item']} style={{ transform: `translateY(${start}px)` }}>
              <Thumbnail
                page={page}
                source={source}
                isCurrent={page.number === current}
                doubts={doubts.get(page.number) ?? 0}
                onPage={onPage}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

interface ThumbnailProps extends Pick<ThumbnailsProps, 'source' | 'onPage'> {
  readonly page: PageShape;
  readonly isCurrent: boolean;
  readonly doubts: number;
}

const Thumbnail = memo(function Thumbnail({ page, source, isCurrent, doubts, onPage }: ThumbnailProps) {
  const t = documentMessages.get().viewer;
  const { url } = usePicture(source, page.number, 160);
  const label = t.page(format.number(page.number));
  return (
    <button
      type="button"
      className={classes['thumbnail']}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={doubts > 0 ? joins.list([label, t.doubtful(doubts)]) : label}
      onClick={() => onPage(page.number)}
    >
      <span className={classes['picture']} style={{ width: pictureWidth, height: heightOf(page) }}>
        {url !== undefined && <img src={url} alt="" draggable={false} />}
      </span>
      <span className={classes['caption']} aria-hidden>
        {page.number}
        {/* Drawn by its style: visible text must be part of the label, and two numbers in a row are not. */}
        {doubts > 0 && <span className={classes['doubts']} data-count={doubts} />}
      </span>
    </button>
  );
});
