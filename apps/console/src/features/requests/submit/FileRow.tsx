import { ActionIcon, Button, Loader } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconGripVertical,
  IconX,
} from '@tabler/icons-react';
import type { FileError } from '@ocr/contract/codes';
import { memo, type ReactNode } from 'react';
import { ChosenTemplate } from '#features/requests/submit/choosing/ChosenTemplate.tsx';
import type { DraftFile, KnownRequest } from '#features/requests/submit/draft-files.ts';
import { SplitOffer } from '#features/requests/submit/splitting/SplitOffer.tsx';
import { FileThumbnail } from '#features/requests/submit/FileThumbnail.tsx';
import { messages } from '#features/requests/submit/messages.ts';
import classes from '#features/requests/submit/file-list.module.css';
import type { DraftActions } from '#features/requests/submit/use-draft-files.ts';
import { getConfig } from '#lib/config.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { paths } from '#lib/paths.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { Quantity } from '#ui/figures/Quantity.tsx';
import { signedInMessages } from '#lib/i18n/signed-in.ts';

interface FileRowProps {
  readonly file: DraftFile;
  readonly index: number;
  /** The name of an earlier file of the list with the same bytes. */
  readonly copyOf: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isLocked: boolean;
  /** Whether its template is chosen by itself. */
  readonly isAuto: boolean;
  readonly onSplit: (file: DraftFile) => void;
  readonly actions: DraftActions;
  readonly onStep: (index: number, by: number) => void;
}

/** One file of the list. Memoized: a batch has hundreds, and each changes three times while it is counted. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { file, copyOf, isFirst, isLast, isLocked, isAuto, actions, onSplit } = props;
  const t = messages.get();
  const { name, size } = file.file;
  const isOnly = isFirst && isLast;
  return (
    <div className={classes['row']}>
      <span className={classes['grip']} title={isOnly ? undefined : t.dragHint} aria-hidden>
        {!isOnly && <IconGripVertical size={16} />}
      </span>
      <FileThumbnail file={file} />
      <span className={classes['fileWords']}>
        <span className={classes['nameLine']}>
          <span className={classes['fileName']} title={name}>
            {name}
          </span>
          {file.folder !== '' && <span className={classes['folder']}>{file.folder}</span>}
        </span>
        <FileState
          file={file}
          copyOf={copyOf}
          onCheckAgain={() => actions.change([file.id], { state: 'waiting' })}
        />
        {isAuto && file.state === 'ready' && (
          <>
            <ChosenTemplate file={file} isLocked={isLocked} actions={actions} />
            <SplitOffer file={file} isLocked={isLocked} onSplit={onSplit} />
          </>
        )}
      </span>
      <span className={classes['filePages']}>
        {file.pages !== null && <Quantity value={file.pages} unit={signedInMessages.get().unit.pages} />}
      </span>
      <span className={classes['fileSize']}>{format.bytes(size)}</span>
      <RowActions {...props} />
    </div>
  );
});

function RowActions({ file, index, isFirst, isLast, isLocked, actions, onStep }: FileRowProps) {
  const t = messages.get();
  const { name } = file.file;
  const moves = [
    { label: t.up(name), by: -1, isAtEnd: isFirst, Sign: IconArrowUp },
    { label: t.down(name), by: 1, isAtEnd: isLast, Sign: IconArrowDown },
  ];
  return (
    <span className={classes['rowActions']}>
      {!(isFirst && isLast) &&
        moves.map(({ label, by, isAtEnd, Sign }) => (
          <ActionIcon
            key={by}
            variant="subtle"
            color="gray"
            data-move
            aria-label={label}
            title={label}
            disabled={isAtEnd || isLocked}
            onClick={() => onStep(index, by)}
          >
            <Sign size={16} aria-hidden />
          </ActionIcon>
        ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t.remove(name)}
        title={t.remove(name)}
        disabled={isLocked}
        onClick={() => actions.remove([file.id])}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}

interface FileStateProps {
  readonly file: DraftFile;
  readonly copyOf: string | undefined;
  readonly onCheckAgain: () => void;
}

function FileState({ file, copyOf, onCheckAgain }: FileStateProps) {
  const t = messages.get();
  if (file.state === 'sent' && file.request !== null)
    return <FileNote tone="good">{linkTo(file.request, t.sentWith(file.request.number))}</FileNote>;
  if (file.state === 'refused')
    return <FileNote tone="bad">{refusalText(file.error ?? 'CORRUPT_FILE')}</FileNote>;
  if (file.attempt !== null) return <FileNote tone="warn">{t.inDoubt}</FileNote>;
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
  if (file.state === 'ready') {
    if (file.duplicateOf !== null)
      return (
        <FileNote tone="warn">{linkTo(file.duplicateOf, t.duplicateOf(file.duplicateOf.number))}</FileNote>
      );
    if (copyOf !== undefined) return <FileNote tone="warn">{t.copyOf(copyOf)}</FileNote>;
    return <FileNote tone="good">{t.ready}</FileNote>;
  }
  return (
    <span className={classes['fileState']}>
      <Loader size={12} aria-hidden />
      {t.checking}
    </span>
  );
}

function FileNote({
  tone,
  children,
}: {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly children: ReactNode;
}) {
  const Sign = tone === 'good' ? IconCircleCheck : IconAlertCircle;
  return (
    <span className={classes['fileState']} data-tone={tone}>
      <Sign size={14} aria-hidden />
      {children}
    </span>
  );
}

function linkTo({ id }: KnownRequest, text: string): ReactNode {
  return (
    <a href={paths.request(id)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}

/** Why a file is refused; for too many pages, how many are allowed. */
function refusalText(error: FileError): string {
  const text = documentMessages.get().fileErrors[error];
  if (error !== 'TOO_MANY_PAGES') return text;
  const most = format.number(getConfig().limits.maxFilePages);
  return joins.sentences(text, messages.get().tooManyPagesOfFile(most));
}
