import { Button } from '@mantine/core';
import type { ReadFile, Request } from '@ocr/contract';
import { IconKeyboard } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { FileFailed } from '#features/results/FileFailed.tsx';
import { FileProgress } from '#features/results/FileProgress.tsx';
import { KeyList } from '#features/results/checking/KeyList.tsx';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { useChecking, type Checking } from '#features/results/checking/use-checking.ts';
import { useCorrections } from '#features/results/values/use-corrections.ts';
import { useKeys, type ViewerKey } from '#features/results/checking/use-keys.ts';
import { ValuesPane } from '#features/results/values/ValuesPane.tsx';
import { Viewer } from '#features/results/viewer/Viewer.tsx';
import { WorkProvider } from '#features/results/work-context.ts';
import { zoomBy } from '#ui/viewer/geometry.ts';

/** One file: its pages, and beside them its values, its progress, or why it failed. */
export function CheckFile({ request, file }: { request: Request; file: ReadFile }) {
  const checking = useChecking(file, useCorrections(request.id, file.id));
  const { actions, work, tab } = checking;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (): boolean => {
    setHelpOpen(true);
    return true;
  };
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  useKeys((key) => (key === 'help' ? openHelp() : act(key, checking)));
  return (
    <div className={classes['panes']}>
      <Viewer requestId={request.id} file={file} checking={checking} />
      <div className={classes['values']}>
        {file.status === 'completed' && (
          <>
            <WorkProvider value={work}>
              <ValuesPane file={file} tab={tab} actions={actions} />
            </WorkProvider>
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
function act(key: Exclude<ViewerKey, 'help'>, { page, zoom, actions, work }: Checking): boolean {
  // Nothing in work yet: the first Tab belongs to the link that skips to the content.
  if (key === 'nextDoubt' && !work.selected) return false;
  if (key === 'firstDoubt' || key === 'nextDoubt') return actions.goToDoubt({ around: true });
  if (key === 'nextPage') actions.turnTo(page + 1);
  else if (key === 'previousPage') actions.turnTo(page - 1);
  else if (key === 'fit') actions.setZoom(1);
  else actions.setZoom(zoomBy(zoom, key === 'zoomIn' ? 1 : -1));
  return true;
}
