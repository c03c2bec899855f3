import { COVER_SIZE } from '@crewdeck/contract';
import { useEffect, useRef } from 'react';
import styles from './chosen-cover.module.css';

/** Draws a picture that isn't uploaded yet. The page's content policy lets an `img` show only pictures of the server. */
export function ChosenCover({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void createImageBitmap(file).then((picture) => {
      if (isCurrent) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
      picture.close();
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <canvas {...COVER_SIZE} ref={canvas} className={styles.root} />;
}
