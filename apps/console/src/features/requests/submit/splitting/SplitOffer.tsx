import { Button } from '@mantine/core';
import { IconCut } from '@tabler/icons-react';
import classes from '#features/requests/submit/choosing/choosing.module.css';
import { messages } from '#features/requests/submit/choosing/messages.ts';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import { format } from '#lib/format.ts';

interface SplitOfferProps {
  readonly file: DraftFile;
  readonly isLocked: boolean;
  readonly onSplit: (file: DraftFile) => void;
}

/** A PDF of several pages can be split; where it seems to contain several documents, that is said. */
export function SplitOffer({ file, isLocked, onSplit }: SplitOfferProps) {
  const t = messages.get();
  const { name, type } = file.file;
  const isPdf = type === 'application/pdf' || /\.pdf$/i.test(name);
  if (!isPdf || (file.pages ?? 0) < 2 || file.attempt !== null) return null;
  return (
    <span className={classes['offer']}>
      {file.parts.length > 1 && t.seems(format.number(file.parts.length))}
      <Button
        variant={file.parts.length > 1 ? 'light' : 'subtle'}
        size="compact-xs"
        leftSection={<IconCut size={12} aria-hidden />}
        aria-label={t.splitFile(name)}
        disabled={isLocked}
        onClick={() => onSplit(file)}
      >
        {t.split}
      </Button>
    </span>
  );
}
