import type { ReadFile } from '@ocr/contract';
import { useDeferredValue, useMemo } from 'react';
import { doubtsByPage } from '#features/results/values/file-values.ts';
import { messages } from '#features/results/messages.ts';
import type { Checking } from '#features/results/checking/use-checking.ts';
import type { PickActions, Picking } from '#features/results/checking/use-picking.ts';
import { useStable } from '#lib/hooks/use-stable.ts';
import { PickHint } from '#features/results/viewer/PickHint.tsx';
import { PickLayer } from '#ui/viewer/PickLayer.tsx';
import { shownValue, toneOf, type ResultValue } from '#features/results/values/values.ts';
import classes from '#features/results/result.module.css';
import { fetchDownload } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { joins } from '#lib/i18n/joins.ts';
import { unknownPage, type PageShape } from '#ui/viewer/geometry.ts';
import { PageView, type Mark } from '#ui/viewer/PageView.tsx';
import { Thumbnails } from '#ui/viewer/Thumbnails.tsx';
import type { PictureSource } from '#ui/viewer/use-picture.ts';
import { ViewerBar } from '#ui/viewer/ViewerBar.tsx';

interface ViewerProps {
  readonly requestId: string;
  readonly file: ReadFile;
  readonly checking: Checking;
}

/** Thumbnails and the page, with every found value of it outlined. */
export function Viewer({ requestId, file, checking }: ViewerProps) {
  const { page, zoom, work, actions } = checking;
  const { id: fileId, status, pages: known, pageCount } = file;
  const pages = useMemo(() => shapesOf(known, pageCount), [known, pageCount]);
  const source = useMemo(() => pagePictures(requestId, fileId, status), [requestId, fileId, status]);
  // A page may have hundreds of values: the current field renders first, then the page in pieces.
  const [shown, values, selected] = [
    useDeferredValue(page),
    useDeferredValue(checking.values),
    useDeferredValue(work.selected?.id),
  ];
  const doubts = useMemo(() => doubtsByPage(values.doubts), [values]);
  const onPage = useMemo(() => values.onPage(shown), [values, shown]);
  const marks = useMemo(() => onPage.flatMap(markOf), [onPage]);
  const select = (id: string): void => actions.go(onPage.find((value) => value.id === id));
  const { onSelect } = useStable({ onSelect: select });
  const { picking } = checking;
  const shape = useMemo(() => pages[shown - 1] ?? { number: shown, ...unknownPage }, [pages, shown]);
  const value = status === 'completed' && shown === page ? work.selected : undefined;
  const layer = useMemo(
    () => value && <ValueLayer page={shape} value={value} picking={picking} actions={actions} />,
    [value, shape, picking, actions],
  );
  return (
    <>
      {pages.length > 1 && (
        <div className={classes['thumbnails']}>
          <Thumbnails pages={pages} source={source} current={shown} onPage={actions.turnTo} doubts={doubts} />
        </div>
      )}
      <div className={classes['page']}>
        <ViewerBar
          page={page}
          pages={Math.max(1, pages.length)}
          onPage={actions.turnTo}
          zoom={zoom}
          onZoom={actions.setZoom}
        />
        <PageView
          page={shape}
          label={documentMessages.get().viewer.picture(format.number(shown), file.name)}
          source={source}
          marks={marks}
          selected={selected}
          highlighted={work.highlighted}
          onHighlight={actions.light}
          onSelect={onSelect}
          zoom={zoom}
          onZoom={actions.setZoom}
          layer={layer}
        />
        {status === 'completed' && (
          <PickHint
            value={work.selected}
            reached={picking.reached}
            line={picking.line}
            isReading={picking.isReading}
          />
        )}
      </div>
    </>
  );
}

interface ValueLayerProps {
  readonly page: PageShape;
  /** The current value, which receives what is picked. */
  readonly value: ResultValue;
  readonly picking: Picking;
  readonly actions: Pick<PickActions, 'take'>;
}

function ValueLayer({ page, value, picking, actions }: ValueLayerProps) {
  const { words, reached, placed, line, around } = picking;
  return (
    <PickLayer
      page={page}
      words={words}
      reached={reached}
      placed={placed}
      around={line && around}
      own={value.id}
      extended={value.page === page.number ? (value.box ?? undefined) : undefined}
      onTake={(picked, taken) => actions.take(value, picked, taken)}
    />
  );
}

function markOf(value: ResultValue): Mark[] {
  if (value.box === null) return [];
  const t = messages.get();
  const tone = toneOf(value);
  const name =
    value.place.kind === 'cell' ? t.cell(value.name, format.number(value.place.row + 1)) : value.name;
  const label = joins.labelled(name, shownValue(value));
  return [{ id: value.id, label, box: value.box, tone: tone === 'missing' ? 'plain' : tone }];
}

/** Pages that have not been read yet have no proportions; they are shown as A4 until then. */
function shapesOf(pages: ReadFile['pages'], pageCount: number): PageShape[] {
  const known = new Map(pages.map((page) => [page.number, page]));
  return Array.from(
    { length: Math.max(pageCount, pages.length) },
    (_, index) => known.get(index + 1) ?? { number: index + 1, ...unknownPage },
  );
}

/** A page may be turned upright when it is read, so pictures from before that are not kept for after it. */
function pagePictures(requestId: string, fileId: string, status: ReadFile['status']): PictureSource {
  return {
    key: [requestId, fileId, status === 'processing'],
    load: async (n, width, signal) => {
      const params = { id: requestId, fileId, n };
      return (await fetchDownload('getPagePicture', { params, query: { width }, signal })).blob;
    },
  };
}
