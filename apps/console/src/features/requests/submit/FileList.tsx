import { ActionIcon, Button, Loader } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconFileTypePdf,
  IconFileUnknown,
  IconGripVertical,
  IconX,
} from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import { FileThumbnail } from '#features/requests/submit/FileThumbnail.tsx';
import { messages } from '#features/requests/messages.ts';
import classes from '#features/requests/submit/file-list.module.css';
import type { DraftFiles } from '#features/requests/submit/use-draft-files.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { Quantity } from '#ui/figures/Quantity.tsx';
import { common } from '#lib/i18n/common.ts';

interface FileListProps {
  readonly draft: DraftFiles;
  readonly isLocked: boolean;
}

/** The files as rows, in the order in which they will be read. */
export function FileList({ draft, isLocked }: FileListProps) {
  const t = messages.get().ocr;
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { files } = draft;
  const step = (index: number, by: number): void => {
    const name = files[index]?.file.name ?? '';
    draft.moveTo(index, index + by);
    setTold(t.moved(name, index + by + 1));
    // The row moves with its buttons; at an end the button used is disabled and would lose the focus.
    requestAnimationFrame(() => {
      const row = list.current?.children[index + by];
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
      const wanted = by < 0 ? buttons : buttons.toReversed();
      wanted.find(({ disabled }) => !disabled)?.focus();
    });
  };
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
            className={classes['row']}
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
            <FileRow
              file={file}
              isFirst={index === 0}
              isLast={index === files.length - 1}
              isLocked={isLocked}
              onStep={(by) => step(index, by)}
              onRemove={() => draft.remove([file.id])}
              onCheckAgain={() => draft.checkAgain(file.id)}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}

interface FileRowProps {
  readonly file: DraftFile;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isLocked: boolean;
  readonly onStep: (by: number) => void;
  readonly onRemove: () => void;
  readonly onCheckAgain: () => void;
}

function FileRow({ file, isFirst, isLast, isLocked, onStep, onRemove, onCheckAgain }: FileRowProps) {
  const t = messages.get().ocr;
  const { name, size, type } = file.file;
  const isOnly = isFirst && isLast;
  return (
    <>
      <span className={classes['grip']} title={isOnly ? undefined : t.dragHint} aria-hidden>
        {!isOnly && <IconGripVertical size={16} />}
      </span>
      <span className={classes['thumbnail']}>
        {type.startsWith('image/') ? (
          <FileThumbnail file={file.file} />
        ) : /\.pdf$/i.test(name) ? (
          <IconFileTypePdf size={24} stroke={1.2} aria-hidden />
        ) : (
          <IconFileUnknown size={24} stroke={1.2} aria-hidden />
        )}
      </span>
      <span className={classes['fileWords']}>
        <span className={classes['fileName']} title={name}>
          {name}
        </span>
        <FileState file={file} onCheckAgain={onCheckAgain} />
      </span>
      <span className={classes['filePages']}>
        {file.pages !== null && <Quantity value={file.pages} unit={common.get().unit.pages} />}
      </span>
      <span className={classes['fileSize']}>{format.bytes(size)}</span>
      <span className={classes['rowActions']}>
        {!isOnly && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              data-move
              aria-label={t.up(name)}
              title={t.up(name)}
              disabled={isFirst || isLocked}
              onClick={() => onStep(-1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              data-move
              aria-label={t.down(name)}
              title={t.down(name)}
              disabled={isLast || isLocked}
              onClick={() => onStep(1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t.remove(name)}
          title={t.remove(name)}
          disabled={isLocked}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </span>
    </>
  );
}

function FileState({ file, onCheckAgain }: { file: DraftFile; onCheckAgain: () => void }) {
  const t = messages.get().ocr;
  if (file.state === 'refused') {
    return (
      <span className={classes['fileState']} data-tone="bad">
        <IconAlertCircle size={14} aria-hidden />
        {documentMessages.get().fileErrors[file.error ?? 'CORRUPT_FILE']}
      </span>
    );
  }
  if (file.state === 'unchecked') {
    return (
      <span className={classes['fileState']} data-tone="warn">
        {t.unchecked}
        <Button variant="subtle" size="compact-xs" onClick={onCheckAgain}>
          {t.checkAgain}
        </Button>
      </span>
    );
  }
  if (file.state === 'ready' && file.duplicateOf !== null) {
    const { id, number } = file.duplicateOf;
    return (
      <span className={classes['fileState']} data-tone="warn">
        <IconAlertCircle size={14} aria-hidden />
        <a href={paths.request(id)} target="_blank" rel="noreferrer">
          {t.duplicateOf(number)}
        </a>
      </span>
    );
  }
  if (file.state === 'ready') {
    return (
      <span className={classes['fileState']} data-tone="good">
        <IconCircleCheck size={14} aria-hidden />
        {t.ready}
      </span>
    );
  }
  return (
    <span className={classes['fileState']}>
      <Loader size={12} aria-hidden />
      {t.checking}
    </span>
  );
}
