import { NativeSelect } from '@mantine/core';
import type { FileCheck, ReadFile } from '@ocr/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { countOpen, isWithoutValues, valuesOf } from '#features/results/values/file-values.ts';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { needsCheck } from '#features/results/values/values.ts';
import { format } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';

interface FileBarProps {
  readonly files: readonly ReadFile[];
  readonly file: ReadFile;
  /** Whether more than one person checks them: then each states its next check. */
  readonly hasSecondCheck: boolean;
  /** Whether their request is checked: then a file may be left without values. */
  readonly isChecked: boolean;
  readonly onChoose: (id: string) => void;
}

/** Which file is shown, how it went, and how much of it is still to be checked. */
export function FileBar({ files, file, hasSecondCheck, isChecked, onChoose }: FileBarProps) {
  const t = messages.get();
  const { status } = signedInMessages.get();
  const listed = files.map((each) => ({ ...each, open: countOpen(each) }));
  return (
    <div className={classes['fileBar']}>
      {files.length > 1 ? (
        <NativeSelect
          className={classes['fileChoice'] ?? ''}
          aria-label={t.file}
          value={file.id}
          data={listed.map(({ id, name, status: state, open, check }, index) => ({
            value: id,
            label:
              state === 'completed'
                ? // Details of the shown file are next to its name.
                  id === file.id
                  ? t.fileOf(index + 1, name)
                  : withCheck(withDoubts(t.fileOf(index + 1, name), open), hasSecondCheck ? check : undefined)
                : `${t.fileOf(index + 1, name)} (${status[state]})`,
          }))}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      ) : (
        <span className={classes['fileName']} title={file.name}>
          {file.name}
        </span>
      )}
      <DomainStatusBadge status={file.status} />
      {hasSecondCheck && file.check && <CheckBadge check={file.check} />}
      {file.status === 'completed' && (
        <>
          <span className={classes['rate']}>
            {t.rate} <b>{format.percent(file.ocrRate)}</b>
          </span>
          <ToCheck file={file} isChecked={isChecked} />
        </>
      )}
    </div>
  );
}

function withDoubts(name: string, open: number): string {
  return open === 0 ? name : `${name} ${messages.get().fileToCheck(open)}`;
}

function withCheck(name: string, check: FileCheck | undefined): string {
  const t = messages.get();
  return check === undefined ? name : t.fileAwaits(name, t.check[check.state]);
}

/** The next check of the file, and whether it is another person's. */
function CheckBadge({ check: { state, mayCheck } }: { check: FileCheck }) {
  const t = messages.get();
  if (state === 'done') return <StatusBadge tone="good" label={t.check.done} />;
  const detail = mayCheck ? undefined : t.byAnother;
  return <StatusBadge tone="waiting" label={t.check[state]} {...(detail !== undefined && { detail })} />;
}

function ToCheck({ file, isChecked }: Pick<FileBarProps, 'file' | 'isChecked'>) {
  const t = messages.get();
  const { doubts } = valuesOf(file);
  const [left, all] = [doubts.filter(needsCheck).length, doubts.length];
  const isOpen = left > 0 || (all === 0 && !isChecked && isWithoutValues(file));
  const done = all > 0 ? t.allChecked : t.noDoubts;
  return (
    <span className={classes['toCheck']} data-open={isOpen || undefined} role="status">
      {isOpen ? <IconAlertTriangle size={15} aria-hidden /> : <IconCircleCheck size={15} aria-hidden />}
      {left > 0 ? t.toCheck(left) : isOpen ? t.noValues : done}
    </span>
  );
}
