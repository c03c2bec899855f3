import { type RefObject, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ImageIcon } from '../icons.ts';
import type { Size } from './crop.ts';
import styles from './picture-dialog.module.css';

interface PictureDropAreaProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  size: Size;
  isRound: boolean;
  hasPicture: boolean;
  isReading: boolean;
  isDisabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Takes a file by press, by keyboard or dropped onto it, and shows the part that others will see. */
export function PictureDropArea(props: PictureDropAreaProps) {
  const { canvas, size, isRound, hasPicture, isReading, isDisabled, onChoose } = props;
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const shape = isRound ? styles.round : undefined;
  const prompt = hasPicture ? 'Choose another picture' : 'Choose a picture';
  return (
    <div className={styles.field}>
      <div className={classNames(styles.drop, shape, isOver && styles.over)}>
        {hasPicture ? (
          <canvas
            ref={canvas}
            {...size}
            className={classNames(styles.preview, shape)}
            role="img"
            aria-label="How others will see it"
          />
        ) : (
          <ImageIcon aria-hidden="true" />
        )}
        <label htmlFor={id}>{isReading ? 'Reading the picture...' : prompt}</label>
        {/* Over all of the area: a press anywhere opens the browser's own dialog. */}
        <input
          id={id}
          type="file"
          accept="image/*"
          disabled={isDisabled}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => onChoose(target.files?.[0])}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setIsOver(false);
            onChoose(event.dataTransfer.files[0]);
          }}
        />
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        Or drop one here. JPEG, PNG or WebP, of any size.
      </p>
    </div>
  );
}
