import { Button, Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#features/requests/submit/choosing/messages.ts';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import { cutsOf, rangesOf, type Cuts } from '#features/requests/submit/splitting/cuts.ts';
import { splitFile, type SplitPart } from '#features/requests/submit/splitting/split-file.ts';
import { SheetList } from '#features/requests/submit/splitting/SheetList.tsx';
import classes from '#features/requests/submit/splitting/splitting.module.css';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { pagePicturesQuery } from '#lib/queries/page-pictures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';
import { useMediaQuery } from '#ui/layout/use-media-query.ts';

interface SplitDialogProps {
  readonly file: DraftFile;
  readonly onClose: () => void;
  readonly onSplit: (parts: readonly SplitPart[]) => void;
}

/** A file's pages with the places where it is cut: offered ones first, each to be moved, taken away or added to. */
export function SplitDialog({ file, onClose, onSplit }: SplitDialogProps) {
  const t = messages.get();
  const { action } = common.get();
  useFocusReturn();
  const isPhone = useMediaQuery('(max-width: 640px)');
  const [cuts, setCuts] = useState<Cuts>(() => cutsOf(file.parts));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const pictures = useQuery(pagePicturesQuery(file));
  const split = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await splitFile(file, cuts);
      onSplit(made);
      toast.success(t.splitDone(format.number(made.length)));
    } catch (error) {
      setProblem(errorText(error, { fallback: t.splitFailed }));
      setBusy(false);
    }
  };
  const count = cuts.length + 1;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.splitTitle}
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': action.close }}
    >
      <p className={classes['note']}>{t.splitNote}</p>
      {pictures.isLoading && (
        <p className={classes['loading']} role="status">
          <Loader size={12} aria-hidden />
          {t.loading}
        </p>
      )}
      <SheetList pages={file.pages ?? 0} pictures={pictures.data ?? []} cuts={cuts} onCuts={setCuts} />
      <Results file={file} cuts={cuts} />
      <FormProblem text={problem} />
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {action.cancel}
        </Button>
        <Button loading={isBusy} disabled={cuts.length === 0} onClick={() => void split()}>
          {t.splitNow(format.number(count), count)}
        </Button>
      </div>
    </Modal>
  );
}

/** The files that the cuts make, with what the product says of them. */
function Results({ file, cuts }: { readonly file: DraftFile; readonly cuts: Cuts }) {
  const t = messages.get();
  return (
    <ol className={classes['results']} aria-label={t.results}>
      {rangesOf(cuts, file.pages ?? 0).map(({ from, to }) => {
        const offered = file.parts.find((part) => part.from === from && part.to === to);
        const reason = offered?.reason ?? null;
        const said = [offered?.template?.name, reason === null ? undefined : t.because[reason]].filter(
          (one) => one !== undefined,
        );
        return (
          <li key={from}>
            {t.range(format.number(from), format.number(to), to - from + 1)}
            {said.length > 0 && <span className={classes['said']}>{said.join(' · ')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
