import { Button } from '@mantine/core';
import type { ReadFile, Request } from '@ocr/contract';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { FileFailed } from '#features/results/FileFailed.tsx';
import { FileProgress } from '#features/results/FileProgress.tsx';
import { KeyList } from '#features/results/KeyList.tsx';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { useChecking, type Checking } from '#features/results/use-checking.ts';
import { useCorrections } from '#features/results/use-corrections.ts';
import { useKeys, type ViewerKey } from '#features/results/use-keys.ts';
import { ValuesPane } from '#features/results/ValuesPane.tsx';
import { Viewer } from '#features/results/Viewer.tsx';
import { zoomBy } from '#ui/viewer/geometry.ts';

/** One file: its pages, and beside them its values, its progress, or why it failed. */
export function CheckFile({ request, file }: { request: Request; file: ReadFile }) {
  const checking = useChecking(file, useCorrections(request.id, file.id));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (): boolean => {
    setHelpOpen(true);
    return true;
  };
  useKeys((key) => (key === 'help' ? openHelp() : act(key, checking)));
  return (
    <div className={classes['panes']}>
      <Viewer requestId={request.id} file={file} checking={checking} />
      <div className={classes['values']}>
        {file.status === 'completed' && (
          <>
            <ValuesPane file={file} checking={checking} />
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
      <KeyList isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** What each key does; false where it did nothing. */
function act(key: Exclude<ViewerKey, 'help'>, checking: Checking): boolean {
  const { page, turnTo, zoom, setZoom, actions, selected } = checking;
  // Nothing in work yet: the first Tab belongs to the link that skips to the content.
  if (key === 'nextDoubt' && !selected) return false;
  if (key === 'firstDoubt' || key === 'nextDoubt') return actions.goToDoubt(selected?.id, { around: true });
  if (key === 'nextPage') turnTo(page + 1);
  else if (key === 'previousPage') turnTo(page - 1);
  else if (key === 'fit') setZoom(1);
  else setZoom(zoomBy(zoom, key === 'zoomIn' ? 1 : -1));
  return true;
}
