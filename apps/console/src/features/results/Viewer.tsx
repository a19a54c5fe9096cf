import type { ReadFile } from '@ocr/contract';
import { useMemo } from 'react';
import { messages } from '#features/results/messages.ts';
import type { Checking } from '#features/results/use-checking.ts';
import { doubtsByPage, shownValue, toneOf } from '#features/results/values.ts';
import classes from '#features/results/result.module.css';
import { fetchDownload } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { documentWords } from '#lib/i18n/documents.ts';
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
  const { values, page, turnTo, zoom, setZoom, selected, lit, actions } = checking;
  const pages = useMemo(() => shapesOf(file), [file]);
  const { id: fileId, status } = file;
  const source = useMemo(() => pagePictures(requestId, fileId, status), [requestId, fileId, status]);
  const doubts = useMemo(() => doubtsByPage(values), [values]);
  const marks = useMemo(() => {
    const words = messages.get();
    return values.flatMap((value): Mark[] => {
      if (value.page !== page || value.box === null) return [];
      const tone = toneOf(value);
      const name =
        value.place.kind === 'cell' ? words.cell(value.name, format.number(value.place.row + 1)) : value.name;
      const label = `${name}: ${shownValue(value)}`;
      return [{ id: value.id, label, box: value.box, tone: tone === 'missing' ? 'plain' : tone }];
    });
  }, [values, page]);
  const shape = pages[page - 1] ?? { number: page, ...unknownPage };
  return (
    <>
      {pages.length > 1 && (
        <div className={classes['thumbnails']}>
          <Thumbnails pages={pages} source={source} current={page} onPage={turnTo} doubts={doubts} />
        </div>
      )}
      <div className={classes['page']}>
        <ViewerBar
          page={page}
          pages={Math.max(1, pages.length)}
          onPage={turnTo}
          zoom={zoom}
          onZoom={setZoom}
        />
        <PageView
          page={shape}
          label={documentWords.get().viewer.picture(format.number(page), file.name)}
          source={source}
          marks={marks}
          selected={selected?.id}
          lit={lit}
          onLight={actions.light}
          onSelect={(id) => actions.go(values.find((value) => value.id === id))}
          zoom={zoom}
          onZoom={setZoom}
        />
      </div>
    </>
  );
}

/** Pages that have not been read yet have no proportions; they stand as A4 until then. */
function shapesOf({ pages, pageCount }: ReadFile): PageShape[] {
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
