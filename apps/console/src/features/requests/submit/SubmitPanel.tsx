import { Button, Progress } from '@mantine/core';
import type { Request } from '@ocr/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messages as choosing } from '#features/requests/submit/choosing/messages.ts';
import { messages } from '#features/requests/submit/messages.ts';
import { costText } from '#features/requests/submit/cost-text.ts';
import type { RequestQuote } from '#features/requests/submit/quote.ts';
import classes from '#features/requests/submit/request-ocr.module.css';
import type { SendingProgress } from '#features/requests/submit/use-submission.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { Placeholder } from '#ui/feedback/States.tsx';

interface SubmitPanelProps {
  /** `undefined` while the month's figures are loading. */
  readonly quote: RequestQuote | undefined;
  readonly warning: string | undefined;
  readonly problem: string | undefined;
  readonly progress: SendingProgress | undefined;
  readonly isAsking: boolean;
  readonly isStopping: boolean;
  readonly isBusy: boolean;
  /** What was sent before sending was broken off, and how many files were not. */
  readonly sent: readonly Request[];
  readonly filesLeft: number;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
}

/** What it takes, and the way to submit it. */
export function SubmitPanel(props: SubmitPanelProps) {
  const { quote, warning, problem, progress, isBusy, sent, filesLeft, onSubmit } = props;
  const t = messages.get();
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
      {sent.length > 0 && !progress && <SentBefore requests={sent} filesLeft={filesLeft} />}
      <FormProblem text={problem} />
      {progress ? (
        <Uploading {...props} progress={progress} />
      ) : (
        <Button
          fullWidth
          size="md"
          loading={isBusy}
          disabled={quote?.obstacle === 'checking' || quote?.obstacle === 'choosing'}
          onClick={onSubmit}
        >
          {t.submit}
        </Button>
      )}
    </div>
  );
}

function QuoteSentence({ quote }: { quote: RequestQuote }) {
  const t = messages.get();
  const { pages, blocks, available, availableAfter, obstacle, isCounting } = quote;
  if (obstacle === 'noFiles') return <p>{t.quoteEmpty(format.number(available), available)}</p>;
  return (
    <>
      <p className={classes['figure']}>
        {isCounting
          ? t.quoteSoFar(format.number(pages), pages)
          : t.quoteSentence(format.number(pages), pages, format.number(blocks), blocks)}
      </p>
      {!isCounting && quote.cost && <p>{costText(quote.cost)}</p>}
      <p className={classes['left']}>
        {pages > available
          ? t.quoteOver(format.number(pages - available), pages - available, format.number(available))
          : isCounting
            ? t.quoteChecking
            : t.quoteLeft(format.number(availableAfter), format.number(available), available)}
      </p>
      {obstacle === 'choosing' && <p className={classes['left']}>{choosing.get().choosingAll}</p>}
    </>
  );
}

/** Sending was broken off: what became a request, and what has not yet. */
function SentBefore({ requests, filesLeft }: { requests: readonly Request[]; filesLeft: number }) {
  const t = messages.get();
  return (
    <div className={classes['sent']} role="status">
      <p>{t.sentSoFar(format.number(requests.length), requests.length)}</p>
      <p>
        {requests.map(({ id, number }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={paths.request(id)} target="_blank" rel="noreferrer">
              {number}
            </a>
          </span>
        ))}
      </p>
      {filesLeft > 0 && <p>{t.notSentYet(format.number(filesLeft), filesLeft)}</p>}
    </div>
  );
}

type UploadingProps = Pick<SubmitPanelProps, 'isAsking' | 'isStopping' | 'onStop'> & {
  readonly progress: SendingProgress;
};

function Uploading({ progress, isAsking, isStopping, onStop }: UploadingProps) {
  const t = messages.get();
  const { sent, total, requests, isAccepting } = progress;
  const text = uploadingText(progress, { isAsking, isStopping });
  return (
    <div className={classes['uploading']}>
      <Progress
        value={(sent / Math.max(1, total)) * 100}
        animated={isAccepting}
        aria-label={text}
        size="lg"
      />
      <div className={classes['uploadLine']}>
        <span role="status">{text}</span>
        <Button variant="subtle" color="gray" size="compact-sm" disabled={isStopping} onClick={onStop}>
          {requests > 1 ? t.stop : t.cancel}
        </Button>
      </div>
    </div>
  );
}

function uploadingText(
  { sent, total, place, requests, isAccepting }: SendingProgress,
  { isAsking, isStopping }: Pick<UploadingProps, 'isAsking' | 'isStopping'>,
): string {
  const t = messages.get();
  if (isAsking) return t.asking;
  if (isStopping) return t.stopping;
  const [done, all] = [format.bytes(sent), format.bytes(total)];
  if (requests > 1) return t.uploadingOf(format.number(place), format.number(requests), done, all);
  return isAccepting ? t.accepting : t.uploading(done, all);
}
