import type { ReadFile } from '@ocr/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/notice.module.css';
import { isWithoutValues } from '#features/results/values/file-values.ts';

interface NoValuesNoticeProps {
  readonly file: ReadFile;
  /** The template's name. */
  readonly template: string;
}

/** Nothing that the template asks for was found: it may be the wrong template for this file. A page that is hard to read has a reason of its own. */
export function NoValuesNotice({ file, template }: NoValuesNoticeProps) {
  if (file.status !== 'completed' || !isWithoutValues(file)) return null;
  if (file.fields.some(({ reason }) => reason === 'PAGE_HARD_TO_READ')) return null;
  return (
    <p className={classes['notice']}>
      <IconAlertTriangle size={15} aria-hidden />
      <span>{messages.get().noValuesText(template)}</span>
    </p>
  );
}
