import { Button, FileButton, Modal } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import type { TenantImport } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ImportRows } from '#features/tenants/ImportRows.tsx';
import { rowLimitOf, saveCredentials, saveEmptySheet, sendSheet } from '#features/tenants/import-tenants.ts';
import { messages } from '#features/tenants/messages.ts';
import classes from '#features/tenants/tenants.module.css';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';
import { refreshTenants } from '#lib/queries/tenants.ts';

interface Checked {
  readonly file: File;
  readonly result: TenantImport;
}

/** Many tenants at once: an empty sheet, a check of the filled-in one, then the tenants and their credentials as a sheet. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = messages.get().many;
  useFocusReturn();
  const client = useQueryClient();
  const [checked, setChecked] = useState<Checked>();
  const [imported, setImported] = useState<TenantImport>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>, fallback: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const most = rowLimitOf(error);
      setProblem(most === undefined ? errorText(error, { fallback }) : t.tooManyRows(format.number(most)));
    } finally {
      setBusy(false);
    }
  };
  const check = (file: File | null): void => {
    if (!file) return;
    setChecked(undefined);
    void run(async () => {
      setChecked({ file, result: await sendSheet(file, { isDryRun: true }) });
    }, t.failed);
  };
  const add = async ({ file }: Checked): Promise<void> => {
    const result = await sendSheet(file, { isDryRun: false });
    setImported(result);
    if (result.credentials) saveCredentials(result.credentials);
    toast.success(t.imported(format.number(result.created), result.created));
    await refreshTenants(client);
  };
  const canLeave = !isBusy && imported === undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.title}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={canLeave}
      withCloseButton={canLeave}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      {imported ? (
        <Imported result={imported} onClose={onClose} />
      ) : (
        <div className={classes['steps']}>
          <Download onClick={() => void run(saveEmptySheet, common.get().result.exportFail)} />
          <Choose isBusy={isBusy} isAccepted={checked?.result.accepted === true} onChoose={check} />
          <FormProblem text={problem} />
          {checked && (
            <Verdict checked={checked} isBusy={isBusy} onAdd={() => void run(() => add(checked), t.failed)} />
          )}
        </div>
      )}
    </Modal>
  );
}

function Download({ onClick }: { onClick: () => void }) {
  const t = messages.get().many;
  return (
    <div className={classes['step']}>
      <p>{t.downloadText}</p>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onClick}>
        {t.download}
      </Button>
    </div>
  );
}

interface ChooseProps {
  readonly isBusy: boolean;
  /** The chosen file is right: adding the tenants is the next step, not another file. */
  readonly isAccepted: boolean;
  readonly onChoose: (file: File | null) => void;
}

function Choose({ isBusy, isAccepted, onChoose }: ChooseProps) {
  const t = messages.get().many;
  const resetFile = useRef<() => void>(null);
  const choose = (file: File | null): void => {
    // The same file may be chosen again after it was put right.
    resetFile.current?.();
    onChoose(file);
  };
  return (
    <div className={classes['step']}>
      <p>{t.chooseText}</p>
      <FileButton resetRef={resetFile} onChange={choose} accept=".xlsx">
        {(props) => (
          <Button
            {...props}
            variant={isAccepted ? 'default' : 'filled'}
            loading={isBusy}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          >
            {t.choose}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

interface VerdictProps {
  readonly checked: Checked;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

function Verdict({ checked: { file, result }, isBusy, onAdd }: VerdictProps) {
  const t = messages.get().many;
  const bad = result.rows.filter(({ problems }) => problems.length > 0).length;
  const count = result.rows.length;
  return (
    <div className={classes['steps']}>
      <p className={classes['verdict']} data-tone={result.accepted ? 'good' : 'bad'} role="status">
        {t.chosen(file.name)}
        <br />
        {result.accepted ? t.accepted(format.number(count), count) : t.refused(format.number(bad), bad)}
      </p>
      <ImportRows rows={result.rows} />
      {result.accepted && (
        <div className={classes['dialogButtons']}>
          <Button loading={isBusy} onClick={onAdd}>
            {t.import(format.number(count), count)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Imported({ result, onClose }: { result: TenantImport; onClose: () => void }) {
  const t = messages.get().many;
  const { credentials } = result;
  return (
    <div className={classes['steps']}>
      <p className={classes['verdict']} data-tone="good">
        {t.imported(format.number(result.created), result.created)}
      </p>
      <p className={classes['once']}>{t.credentials}</p>
      <div className={classes['dialogButtons']}>
        {credentials && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => saveCredentials(credentials)}
          >
            {t.saveAgain}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          {t.done}
        </Button>
      </div>
    </div>
  );
}
