import { Button, Loader } from '@mantine/core';
import { IconFileSearch, IconFileUpload } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import classes from '#features/templates/preview/sample.module.css';
import { messages } from '#features/templates/messages.ts';
import { PointHint } from '#features/templates/pointing/PointHint.tsx';
import { keyOf, PointLayer } from '#features/templates/pointing/PointLayer.tsx';
import { PointPanel } from '#features/templates/pointing/PointPanel.tsx';
import pointingClasses from '#features/templates/pointing/pointing.module.css';
import { usePointing, type PointingTarget } from '#features/templates/pointing/use-pointing.ts';
import { sampleProblem } from '#features/templates/preview/sample-problem.ts';
import type { PreviewState } from '#features/templates/preview/use-preview.ts';
import type { Sample } from '#features/templates/preview/use-sample.ts';
import { fetchDownload } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { DocumentChooser } from '#ui/form/DocumentChooser.tsx';
import { useMediaQuery } from '#ui/layout/use-media-query.ts';
import { unknownPage } from '#ui/viewer/geometry.ts';
import { PageView, type Mark } from '#ui/viewer/PageView.tsx';
import type { PictureSource } from '#ui/viewer/use-picture.ts';
import { ViewerBar } from '#ui/viewer/ViewerBar.tsx';
import type { Preview } from '@ocr/contract';

interface SamplePaneProps {
  /** Left out if the template is read-only. */
  readonly sample: Sample | undefined;
  readonly name: string | undefined;
  readonly state: PreviewState;
  /** The marks of all pages; those of the visible page are drawn. */
  readonly marks: readonly (Mark & { readonly page: number })[];
  readonly highlighted: string | undefined;
  readonly selected: string | undefined;
  readonly onHighlight: (id: string | undefined) => void;
  readonly onSelect: (id: string) => void;
  /** The template being edited, which receives what is pointed at; left out if read-only. */
  readonly target?: PointingTarget;
}

/** The sample document with everything that the template finds on it. */
export function SamplePane(props: SamplePaneProps) {
  const { sample, name, state } = props;
  const t = messages.get().sample;
  const onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!sample || !file) return;
    event.preventDefault();
    sample.choose(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside serve the keyboard
    <section
      className={classes['pane']}
      data-empty={name !== undefined ? undefined : sample ? 'choose' : 'none'}
      aria-label={t.title}
      onDragOver={(event) => sample && event.preventDefault()}
      onDrop={onDrop}
    >
      {name !== undefined && <SampleBar sample={sample} name={name} isUpdating={state.isUpdating} />}
      {name === undefined ? (
        <NoSample sample={sample} />
      ) : state.preview ? (
        <Document key={state.preview.hash} {...props} preview={state.preview} />
      ) : state.error ? (
        <div className={classes['middle']} role="alert">
          <p>{sampleProblem(state.error)}</p>
          <Button variant="default" onClick={state.retry}>
            {common.get().action.retry}
          </Button>
        </div>
      ) : (
        <div className={classes['middle']}>
          <Loader size="sm" />
          <p role="status">{t.reading}</p>
        </div>
      )}
      {state.preview && Boolean(state.error) && (
        <p className={classes['problem']} role="alert">
          {sampleProblem(state.error)}
        </p>
      )}
    </section>
  );
}

function SampleBar({
  sample,
  name,
  isUpdating,
}: {
  sample: Sample | undefined;
  name: string;
  isUpdating: boolean;
}) {
  const t = messages.get().sample;
  return (
    <div className={classes['bar']}>
      <span className={classes['name']} title={name}>
        {name}
      </span>
      {sample?.isTried && <span className={classes['tried']}>{t.tried}</span>}
      <span className={classes['updating']} role="status">
        {isUpdating ? t.updating : ''}
      </span>
      {sample && (
        <span className={classes['actions']}>
          {sample.isTried && (
            <>
              <Button variant="default" size="xs" onClick={sample.keep}>
                {t.keep}
              </Button>
              {sample.hasSample && (
                <Button variant="subtle" color="gray" size="xs" onClick={sample.goBack}>
                  {t.backToSample}
                </Button>
              )}
            </>
          )}
          <DocumentChooser
            size="xs"
            leftSection={<IconFileSearch size={14} aria-hidden />}
            onFiles={([file]) => file && sample.choose(file)}
          >
            {t.tryAnother}
          </DocumentChooser>
          {!sample.isTried && (
            <Button variant="subtle" color="gray" size="xs" onClick={sample.remove}>
              {t.remove}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

function NoSample({ sample }: { sample: Sample | undefined }) {
  const t = messages.get().sample;
  if (!sample) {
    return (
      <div className={classes['middle']}>
        <p>{t.none}</p>
      </div>
    );
  }
  return (
    <div className={classes['middle']} data-drop>
      <IconFileUpload size={32} stroke={1.3} aria-hidden />
      <p className={classes['dropTitle']}>{t.drop}</p>
      <p>{t.dropText}</p>
      <DocumentChooser onFiles={([file]) => file && sample.choose(file)}>{t.choose}</DocumentChooser>
      <p className={classes['accepts']}>{documentMessages.get().accepts}</p>
    </div>
  );
}

function Document(props: SamplePaneProps & { readonly preview: Preview }) {
  const { preview, marks, highlighted, selected, onHighlight, onSelect, target } = props;
  const { hash } = preview;
  const [turned, setTurned] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [seen, setSeen] = useState(selected);
  // A selection in the form turns to the page where the value was found.
  const foundOn = marks.find(({ id }) => id === selected)?.page;
  if (selected !== seen) {
    setSeen(selected);
    if (foundOn !== undefined) setTurned(foundOn);
  }
  const page = preview.pages[turned - 1] ?? preview.pages[0] ?? { number: turned, ...unknownPage };
  const pointing = usePointing({ target, hash, page });
  const isPhone = useMediaQuery('(max-width: 640px)');
  const t = messages.get().sample;
  return (
    <div className={classes['document']}>
      <ViewerBar page={turned} pages={preview.pages.length} onPage={setTurned} zoom={zoom} onZoom={setZoom} />
      <PageView
        page={page}
        label={documentMessages.get().viewer.picture(format.number(page.number), preview.name)}
        source={picturesOf(hash)}
        marks={marks.filter((mark) => mark.page === page.number)}
        highlighted={highlighted}
        selected={selected}
        onHighlight={onHighlight}
        onSelect={onSelect}
        zoom={zoom}
        onZoom={setZoom}
        layer={
          target && (
            <PointLayer target={target} hash={hash} page={page} pointing={pointing} hasPanel={!isPhone} />
          )
        }
      />
      {target && isPhone && pointing.pointed && (
        <div className={pointingClasses['below']}>
          <PointPanel
            key={keyOf(pointing.pointed)}
            target={target}
            hash={hash}
            pointed={pointing.pointed}
            actions={pointing.actions}
          />
        </div>
      )}
      {target && <PointHint reached={pointing.reached} />}
      {preview.pageCount > preview.pages.length && (
        <p className={classes['note']}>
          {t.firstPages(format.number(preview.pages.length), format.number(preview.pageCount))}
        </p>
      )}
    </div>
  );
}

function picturesOf(hash: string): PictureSource {
  return {
    key: ['preview', hash],
    load: async (n, width, signal) =>
      (await fetchDownload('getPreviewPicture', { params: { hash, n }, query: { width }, signal })).blob,
  };
}
