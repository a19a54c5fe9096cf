import { IconFileTypePdf, IconFileUnknown, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import classes from '#features/requests/submit/file-list.module.css';

const width = 80;
/** One after the other: a batch of photographs of 50 megapixels each is never decoded at once. */
let queue = Promise.resolve();

/** The first page, scaled down while it is decoded, once its row is visible: an image itself, a PDF as the server drew it. */
export function FileThumbnail({ file: { file, picture } }: { file: DraftFile }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isPhoto = file.type.startsWith('image/');
  useEffect(() => {
    const source = isPhoto ? file : picture === null ? undefined : toBlob(picture);
    if (source === undefined || !frame.current) return undefined;
    let isMounted = true;
    const draw = async (): Promise<void> => {
      if (!isMounted) return;
      const bitmap = await createImageBitmap(source, { resizeWidth: width, resizeQuality: 'medium' });
      const target = canvas.current;
      if (isMounted && target) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDrawn(true);
      }
      bitmap.close();
    };
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      // If it is not an image after all, the icon stays; the row says why the file is refused.
      queue = queue.then(draw).catch(() => undefined);
    });
    sight.observe(frame.current);
    return () => {
      isMounted = false;
      sight.disconnect();
    };
  }, [file, picture, isPhoto]);
  const Sign = isPhoto ? IconPhoto : /\.pdf$/i.test(file.name) ? IconFileTypePdf : IconFileUnknown;
  return (
    <span ref={frame} className={classes['thumbnail']}>
      {!isDrawn && <Sign size={24} stroke={1.2} aria-hidden />}
      <canvas ref={canvas} hidden={!isDrawn} className={classes['picture']} aria-hidden />
    </span>
  );
}

function toBlob(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
}
