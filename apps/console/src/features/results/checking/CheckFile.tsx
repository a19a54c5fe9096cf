import { Button } from '@mantine/core';
import type { ReadFile, Request } from '@ocr/contract';
import { IconArrowRight, IconKeyboard } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { FileFailed } from '#features/results/FileFailed.tsx';
import { FileProgress } from '#features/results/FileProgress.tsx';
import { KeyList } from '#features/results/checking/KeyList.tsx';
import { useNextToCheck } from '#features/results/checking/next-to-check.ts';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { useChecking, type Checking } from '#features/results/checking/use-checking.ts';
import { useCorrections } from '#features/results/values/use-corrections.ts';
import { useKeys, type ViewerKey } from '#features/results/checking/use-keys.ts';
import { ValuesPane } from '#features/results/values/ValuesPane.tsx';
import { Viewer } from '#features/results/viewer/Viewer.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { WorkProvider } from '#features/results/work-context.ts';
import { zoomBy } from '#ui/viewer/geometry.ts';

interface CheckFileProps {
  readonly request: Request;
  readonly file: ReadFile;
  readonly firstPage: number;
  /** How many values of the request there were to check when it was opened. */
  readonly toCheck: number;
  /** Whether the focus begins at the first value to check. */
  readonly startsAtDoubt: boolean;
}

/** One file: its pages, and next to them its values, its progress, or the failure. */
export function CheckFile({ request, file, firstPage, toCheck, startsAtDoubt }: CheckFileProps) {
  const checking = useChecking(request.id, file, useCorrections(request.id, file));
  const { actions, work, tab, nextButton } = checking;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (): boolean => {
    setHelpOpen(true);
    return true;
  };
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  const next = useNextToCheck(request, file, toCheck);
  const openNext = async (): Promise<void> => {
    // Nothing left elsewhere: start again with what is left here.
    if ((await next.go()) || actions.goToDoubt({ around: true })) return;
    toast.info(messages.get().nothingLeft);
  };
  useEffect(() => {
    if (firstPage > 1) actions.turnTo(firstPage);
  }, [firstPage, actions]);
  useEffect(() => {
    if (startsAtDoubt) actions.goToDoubt({ around: true });
  }, [startsAtDoubt, actions]);
  useKeys((key) => {
    if (key === 'help') return openHelp();
    // The first doubt of the request may be in another file.
    if (key === 'firstDoubt') return actions.goToDoubt({ around: true }) || next.goToFile();
    if (key !== 'openNext') return act(key, checking);
    void openNext();
    return true;
  });
  return (
    <div className={classes['panes']}>
      <Viewer requestId={request.id} file={file} checking={checking} />
      <div className={classes['values']}>
        {file.status === 'completed' && (
          <>
            <WorkProvider value={work}>
              <ValuesPane requestId={request.id} file={file} tab={tab} actions={actions} />
            </WorkProvider>
            <div className={classes['foot']}>
              <Button
                ref={nextButton}
                variant="default"
                size="compact-sm"
                onKeyDown={({ key }) => key === 'Escape' && actions.undoLast()}
                rightSection={<IconArrowRight size={16} aria-hidden />}
                onClick={() => void openNext()}
              >
                {messages.get().nextToCheck}
              </Button>
              <Button
                className={classes['keys'] ?? ''}
                variant="subtle"
                color="gray"
                size="compact-sm"
                leftSection={<IconKeyboard size={16} aria-hidden />}
                onClick={openHelp}
              >
                {messages.get().keys}
              </Button>
            </div>
          </>
        )}
        {file.status === 'processing' && <FileProgress files={request.files} />}
        {file.status === 'failed' && <FileFailed request={request} file={file} />}
      </div>
      <KeyList isOpen={isHelpOpen} onClose={closeHelp} />
    </div>
  );
}

/** What each key does; false where it did nothing. */
function act(
  key: Exclude<ViewerKey, 'help' | 'openNext' | 'firstDoubt'>,
  { page, zoom, actions, work }: Checking,
): boolean {
  // Nothing is active yet: the first Tab belongs to the link that skips to the content.
  if (key === 'nextDoubt' && !work.selected) return false;
  if (key === 'nextDoubt') return actions.goToDoubt({ around: true });
  if (key === 'nextPage') actions.turnTo(page + 1);
  else if (key === 'previousPage') actions.turnTo(page - 1);
  else if (key === 'fit') actions.setZoom(1);
  else actions.setZoom(zoomBy(zoom, key === 'zoomIn' ? 1 : -1));
  return true;
}
