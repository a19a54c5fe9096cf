import { IconFileUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type DragEvent } from 'react';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { bringsFiles, readDropped } from '#lib/handoff/dropped-files.ts';
import { handOverFiles } from '#lib/handoff/handed-files.ts';
import { paths } from '#lib/paths.ts';
import { DocumentChooser } from '#ui/form/DocumentChooser.tsx';

/** Takes documents and starts a request with them on the Request OCR screen. */
export function DropToRequest() {
  const t = messages.get().tenant;
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const start = (files: readonly File[]): void => {
    if (files.length === 0) return;
    handOverFiles(files);
    void navigate({ to: paths.requestOcr });
  };
  const onDrag = (event: DragEvent, by: number): void => {
    if (!bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const onDrop = async (event: DragEvent): Promise<void> => {
    if (!bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    start(await readDropped(event.dataTransfer));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside serves the keyboard
    <section
      className={classes['drop']}
      data-over={isOver || undefined}
      aria-label={t.drop}
      onDragEnter={(event) => onDrag(event, 1)}
      onDragLeave={(event) => onDrag(event, -1)}
      onDragOver={(event) => onDrag(event, 0)}
      onDrop={(event) => void onDrop(event)}
    >
      <IconFileUpload size={32} stroke={1.3} aria-hidden />
      <p className={classes['dropTitle']}>{t.drop}</p>
      <p className={classes['dropNote']}>{t.dropNote}</p>
      <DocumentChooser isMultiple onFiles={start}>
        {t.choose}
      </DocumentChooser>
    </section>
  );
}
