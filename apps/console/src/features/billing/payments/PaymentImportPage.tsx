import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { limits } from '@ocr/contract/limits';
import type { PaymentImport } from '@ocr/contract';
import { useRef, useState } from 'react';
import { ColumnsQuestion } from '#features/billing/payments/ColumnsQuestion.tsx';
import {
  isTooLong,
  readBankFile,
  unknownHeadings,
  type Columns,
} from '#features/billing/payments/import-file.ts';
import { ImportPreview } from '#features/billing/payments/ImportPreview.tsx';
import { messages } from '#features/billing/payments/messages.ts';
import classes from '#features/billing/payments/payments.module.css';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** How far an import has come: a file whose columns are asked for, or one that was read and matched. */
type Step =
  | { readonly kind: 'columns'; readonly file: File; readonly headings: readonly string[] }
  | { readonly kind: 'read'; readonly file: File; readonly result: PaymentImport };

/** A bank's file: chosen, its columns named once, its payments matched to invoices, and booked on confirmation. */
export function PaymentImportPage() {
  const { back, import: t } = messages.get();
  const [step, setStep] = useState<Step>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File, columns?: Columns): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      setStep({ kind: 'read', file, result: await readBankFile(file, columns) });
    } catch (error) {
      const headings = unknownHeadings(error);
      setStep(headings === undefined ? undefined : { kind: 'columns', file, headings });
      if (headings === undefined) setProblem(wordProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader
        title={t.title}
        state={t.state}
        help="invoices"
        back={{ to: paths.invoices, label: back }}
      />
      <div className={classes['stack']}>
        <div className={classes['choose']}>
          <p>{t.lead}</p>
          <ChooseFile isFirst={step === undefined} isBusy={isBusy} onChoose={(file) => void read(file)} />
          <FormProblem text={problem} />
        </div>
        {step?.kind === 'columns' && (
          <ColumnsQuestion
            // Another file starts from the beginning.
            key={step.headings.join('\t')}
            headings={step.headings}
            isBusy={isBusy}
            onChoose={(columns) => void read(step.file, columns)}
          />
        )}
        {step?.kind === 'read' && (
          <ImportPreview
            key={step.result.id}
            fileName={step.file.name}
            result={step.result}
            onBooked={() => setStep(undefined)}
          />
        )}
      </div>
    </>
  );
}

function wordProblem(error: unknown): string {
  const t = messages.get().import;
  if (isTooLong(error))
    return t.tooLong(format.number(limits.importLines), format.bytes(limits.bankFileBytes));
  return errorText(error, { overrides: { INVALID_FILE: t.unreadable }, fallback: t.failed });
}

interface ChooseFileProps {
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

function ChooseFile({ isFirst, isBusy, onChoose }: ChooseFileProps) {
  const t = messages.get().import;
  const forget = useRef<() => void>(null);
  const choose = (file: File | null): void => {
    // The same file may be chosen again.
    forget.current?.();
    if (file) onChoose(file);
  };
  return (
    <FileButton resetRef={forget} onChange={choose} accept=".csv,.txt,.dat,text/csv,text/plain">
      {(props) => (
        <Button
          {...props}
          variant={isFirst ? 'filled' : 'default'}
          loading={isBusy}
          leftSection={<IconFileUpload size={16} aria-hidden />}
        >
          {isFirst ? t.choose : t.chooseAnother}
        </Button>
      )}
    </FileButton>
  );
}
