import { IconFileUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { messages } from '#features/requests/submit/messages.ts';
import classes from '#features/requests/submit/request-ocr.module.css';
import { getConfig } from '#lib/config.ts';
import { bringsFiles, readDropped } from '#lib/handoff/dropped-files.ts';
import { format } from '#lib/format.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { DocumentChooser, FolderChooser } from '#ui/form/DocumentChooser.tsx';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly isDisabled: boolean;
  readonly hasFiles: boolean;
  readonly children: ReactNode;
}

/** Takes files: dropped anywhere on it (folders too), pasted, or chosen. */
export function DropZone({ onFiles, isDisabled, hasFiles, children }: DropZoneProps) {
  const t = messages.get();
  const { limits } = getConfig();
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  usePaste(isDisabled ? undefined : onFiles);
  const onDrag = (event: DragEvent, by: number): void => {
    if (isDisabled || !bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const onDrop = async (event: DragEvent): Promise<void> => {
    if (isDisabled || !bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles(await readDropped(event.dataTransfer));
  };
  return (
    <div
      onDragEnter={(event) => onDrag(event, 1)}
      onDragLeave={(event) => onDrag(event, -1)}
      onDragOver={(event) => onDrag(event, 0)}
      onDrop={(event) => void onDrop(event)}
    >
      <div className={classes['drop']} data-over={isOver || undefined} data-small={hasFiles || undefined}>
        <IconFileUpload size={hasFiles ? 22 : 32} stroke={1.3} aria-hidden />
        <div className={classes['dropWords']}>
          <p className={classes['dropTitle']}>{hasFiles ? t.dropMore : t.drop}</p>
          <p className={classes['dropNote']}>
            {t.dropNote(documentMessages.get().accepts, format.number(limits.maxFileMb), limits.maxFiles)}
          </p>
        </div>
        <div className={classes['choosers']}>
          <DocumentChooser isMultiple disabled={isDisabled} onFiles={onFiles}>
            {t.browse}
          </DocumentChooser>
          <FolderChooser className={classes['chooseFolder'] ?? ''} disabled={isDisabled} onFiles={onFiles}>
            {t.browseFolder}
          </FolderChooser>
        </div>
      </div>
      {children}
    </div>
  );
}

/** Files pasted anywhere on the screen. */
function usePaste(onFiles: ((files: readonly File[]) => void) | undefined): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || !latest.current) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
