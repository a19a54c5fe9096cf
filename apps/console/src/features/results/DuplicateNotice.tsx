import type { ReadFile } from '@ocr/contract';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/notice.module.css';
import { linkSearch, paths } from '#lib/paths.ts';

/** The file repeats an earlier one: what they have in common, and a link to the first. The user decides whether to keep it. */
export function DuplicateNotice({ file: { duplicateOf: first } }: { file: ReadFile }) {
  if (first === null) return null;
  const t = messages.get().duplicate;
  return (
    <p className={classes['notice']}>
      <IconCopy size={15} aria-hidden />
      <span>{t[first.reason]}</span>
      <Link to={paths.request(first.id)} search={linkSearch({ file: first.fileId })}>
        {t.open(first.number)}
      </Link>
    </p>
  );
}
