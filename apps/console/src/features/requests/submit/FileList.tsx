import { useEffect, useRef, useState, type DragEvent } from 'react';
import { copiesIn, type DraftFile } from '#features/requests/submit/draft-files.ts';
import { FileRow } from '#features/requests/submit/FileRow.tsx';
import { messages } from '#features/requests/submit/messages.ts';
import classes from '#features/requests/submit/file-list.module.css';
import { SplitDialog } from '#features/requests/submit/splitting/SplitDialog.tsx';
import type { PlannedRequest } from '#features/requests/submit/plan-requests.ts';
import type { DraftFiles } from '#features/requests/submit/use-draft-files.ts';
import { format } from '#lib/format.ts';

interface FileListProps {
  readonly draft: DraftFiles;
  /** The requests that the files become. */
  readonly requests: readonly PlannedRequest[];
  readonly isLocked: boolean;
  /** Whether templates are chosen by themselves: then requests go by template, and no row begins one. */
  readonly isAuto: boolean;
}

/** The files as rows, in the order in which they will be read; where they become several requests, each begins with its place and size. */
export function FileList({ draft, requests, isLocked, isAuto }: FileListProps) {
  const t = messages.get();
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { files } = draft;
  const copies = copiesIn(files);
  const heads = headsOf(isAuto ? [] : requests);
  const [splitting, setSplitting] = useState<DraftFile>();
  const step = (index: number, by: number): void => {
    const name = files[index]?.file.name ?? '';
    draft.moveTo(index, index + by);
    setAnnouncement(t.moved(name, index + by + 1));
    // The row moves with its buttons; at an end the button used is disabled and would lose the focus.
    requestAnimationFrame(() => {
      const row = list.current?.children[index + by];
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
      const candidates = by < 0 ? buttons : buttons.toReversed();
      candidates.find(({ disabled }) => !disabled)?.focus();
    });
  };
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  const [stepBy] = useState(() => (index: number, by: number) => latestStep.current(index, by));
  const dragOver = (event: DragEvent, index: number): void => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged === index) return;
    draft.moveTo(dragged, index);
    setDragged(index);
  };
  return (
    <>
      <ul className={classes['files']} aria-label={t.files} ref={list}>
        {files.map((file, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row's buttons serve the keyboard
          <li
            key={file.id}
            className={classes['entry']}
            data-dragged={dragged === index || undefined}
            data-state={file.state}
            draggable={!isLocked && files.length > 1}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragOver={(event) => dragOver(event, index)}
            onDragEnd={() => setDragged(undefined)}
          >
            {heads.has(file.id) && <p className={classes['head']}>{heads.get(file.id)}</p>}
            <FileRow
              file={file}
              index={index}
              copyOf={copies.get(file.id)?.file.name}
              isFirst={index === 0}
              isLast={index === files.length - 1}
              isLocked={isLocked || file.attempt !== null}
              isAuto={isAuto}
              onSplit={setSplitting}
              actions={draft.actions}
              onStep={stepBy}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Splitting
        file={splitting}
        draft={draft}
        onEnd={(place) => {
          setSplitting(undefined);
          if (place !== undefined) focusRow(list.current, place);
        }}
      />
    </>
  );
}

/** The row that was split is gone with its button: the focus moves to the first of the rows that replaced it. */
function focusRow(list: HTMLElement | null, place: number): void {
  requestAnimationFrame(() =>
    list?.children[place]?.querySelector<HTMLElement>('select, button:not(:disabled)')?.focus(),
  );
}

interface SplittingProps {
  readonly file: DraftFile | undefined;
  readonly draft: DraftFiles;
  /** With the place of the first new row where the file was split. */
  readonly onEnd: (place?: number) => void;
}

/** The dialog for the file that is being split, if there is one. */
function Splitting({ file, draft, onEnd }: SplittingProps) {
  if (!file) return null;
  return (
    <SplitDialog
      file={file}
      onClose={() => onEnd()}
      onSplit={(parts) => {
        const place = draft.files.findIndex(({ id }) => id === file.id);
        draft.replace(file.id, parts);
        onEnd(place);
      }}
    />
  );
}

/** The heading above the first file of each request, by that file's id; nothing where there is one request only. */
function headsOf(requests: readonly PlannedRequest[]): ReadonlyMap<string, string> {
  const t = messages.get();
  if (requests.length < 2) return new Map();
  return new Map(
    requests.map(({ files, pages }, index) => [
      files[0]?.id ?? '',
      t.requestHead(
        format.number(index + 1),
        format.number(requests.length),
        t.state(format.number(files.length), files.length, format.number(pages), pages),
      ),
    ]),
  );
}
