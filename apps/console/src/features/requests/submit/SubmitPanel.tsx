import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messages } from '#features/requests/messages.ts';
import { costText } from '#features/requests/submit/cost-text.ts';
import type { RequestQuote } from '#features/requests/submit/quote.ts';
import classes from '#features/requests/submit/request-ocr.module.css';
import type { UploadProgress } from '#lib/api/upload.ts';
import { format } from '#lib/format.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { Placeholder } from '#ui/feedback/States.tsx';

interface SubmitPanelProps {
  /** `undefined` while the month's figures are loading. */
  readonly quote: RequestQuote | undefined;
  readonly warning: string | undefined;
  readonly problem: string | undefined;
  readonly progress: UploadProgress | undefined;
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** What it takes, and the way to submit it. */
export function SubmitPanel(props: SubmitPanelProps) {
  const { quote, warning, problem, progress, isAsking, isBusy, onSubmit, onCancel } = props;
  const t = messages.get().ocr;
  return (
    <div className={classes['submit']}>
      <h2 className={classes['subtitle']}>{t.quote}</h2>
      <div className={classes['quote']} role="status">
        {quote ? <QuoteSentence quote={quote} /> : <Placeholder width="80%" />}
      </div>
      {warning && (
        <p className={classes['warning']} role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <span>{warning}</span>
        </p>
      )}
      <FormProblem text={problem} />
      {progress ? (
        <Uploading progress={progress} isAsking={isAsking} onCancel={onCancel} />
      ) : (
        <Button
          fullWidth
          size="md"
          loading={isBusy}
          disabled={quote?.obstacle === 'checking'}
          onClick={onSubmit}
        >
          {t.submit}
        </Button>
      )}
    </div>
  );
}

function QuoteSentence({ quote }: { quote: RequestQuote }) {
  const t = messages.get().ocr;
  const { pages, blocks, available, availableAfter, obstacle } = quote;
  if (obstacle === 'noFiles') return <p>{t.quoteEmpty(format.number(available), available)}</p>;
  const sentence = t.quoteSentence(format.number(pages), pages, format.number(blocks), blocks);
  return (
    <>
      <p className={classes['figure']}>{sentence}</p>
      {obstacle !== 'checking' && quote.cost && <p>{costText(quote.cost)}</p>}
      <p className={classes['left']}>
        {obstacle === 'checking'
          ? t.quoteChecking
          : pages > available
            ? t.quoteOver(format.number(pages - available), pages - available, format.number(available))
            : t.quoteLeft(format.number(availableAfter), format.number(available), available)}
      </p>
    </>
  );
}

function Uploading({
  progress,
  isAsking,
  onCancel,
}: {
  progress: UploadProgress;
  isAsking: boolean;
  onCancel: () => void;
}) {
  const t = messages.get().ocr;
  const { sent, total } = progress;
  const isSent = sent >= total && total > 0;
  const text = isAsking
    ? t.asking
    : isSent
      ? t.accepting
      : t.uploading(format.bytes(sent), format.bytes(total));
  return (
    <div className={classes['uploading']}>
      <Progress value={(sent / Math.max(1, total)) * 100} animated={isSent} aria-label={text} size="lg" />
      <div className={classes['uploadLine']}>
        <span role="status">{text}</span>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
