import { type RefObject, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ImageIcon } from '../icons.ts';
import type { Shift, Size } from './crop.ts';
import styles from './picture-dialog.module.css';
import { PictureFrame } from './picture-frame.tsx';

interface PictureDropAreaProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  size: Size;
  isRound: boolean;
  hasPicture: boolean;
  isReading: boolean;
  isDisabled: boolean;
  onChoose: (file: File | undefined) => void;
  onMove: (by: Shift) => void;
}

/** Takes a file by press, by keyboard or dropped onto it, and shows the part that others will see. */
export function PictureDropArea(props: PictureDropAreaProps) {
  const { canvas, size, isRound, hasPicture, isReading, isDisabled, onChoose, onMove } = props;
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const prompt = hasPicture ? 'Choose another picture' : 'Choose a picture';
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only drops, which the input takes by keyboard. */}
      <div
        className={classNames(styles.drop, isRound && styles.round, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          if (!isDisabled) onChoose(event.dataTransfer.files[0]);
        }}
      >
        {hasPicture ? (
          <PictureFrame
            ref={canvas}
            {...size}
            isRound={isRound}
            aria-label="How others will see it"
            aria-describedby={`${id}move`}
            onMove={onMove}
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
        />
      </div>
      {hasPicture ? (
        <p id={`${id}move`} className={styles.hint}>
          Drag the picture to move it, or use the arrow keys.
        </p>
      ) : null}
      <p id={`${id}hint`} className={styles.hint}>
        <span className={styles.drops}>You can drop one here too. </span>
        JPEG, PNG or WebP, of any size.
      </p>
    </div>
  );
}
