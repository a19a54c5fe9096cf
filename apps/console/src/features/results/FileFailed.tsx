import { Button } from '@mantine/core';
import type { ReadFile, Request } from '@ocr/contract';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { useRetry } from '#features/results/use-retry.ts';
import { documentMessages } from '#lib/i18n/documents.ts';

/** Why a file has no values, and what can be done. */
export function FileFailed({ request, file }: { request: Request; file: ReadFile }) {
  const t = messages.get();
  const retry = useRetry(request.id);
  return (
    <div className={classes['state']}>
      <IconAlertCircle size={28} stroke={1.5} className={classes['bad']} aria-hidden />
      <h2 className={classes['stateTitle']}>{t.failedTitle}</h2>
      <p className={classes['stateReason']}>
        {documentMessages.get().fileErrors[file.error ?? 'ENGINE_FAILED']}
      </p>
      <p className={classes['stateText']}>{t.failedText}</p>
      {request.status !== 'processing' && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void retry()}
        >
          {t.retry}
        </Button>
      )}
    </div>
  );
}
