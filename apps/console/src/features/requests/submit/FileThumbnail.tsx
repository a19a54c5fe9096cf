import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from '#features/requests/submit/file-list.module.css';

const width = 80;

/** A picture made small while it is decoded: a photo of 50 megapixels is never held at its full size. */
export function FileThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
      const target = canvas.current;
      if (isWanted && target) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDrawn(true);
      }
      bitmap.close();
    };
    // What is no picture after all keeps the sign in its place; its row says why it is refused.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <>
      {!isDrawn && <IconPhoto size={24} stroke={1.2} aria-hidden />}
      <canvas ref={canvas} hidden={!isDrawn} className={classes['picture']} aria-hidden />
    </>
  );
}
