import { type CanvasHTMLAttributes, type PointerEvent, type Ref, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { Shift } from './crop.ts';
import styles from './picture-dialog.module.css';

const STEP = 0.02;
const SHIFT_OF: Record<string, Shift> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface PictureFrameProps extends CanvasHTMLAttributes<HTMLCanvasElement> {
  ref: Ref<HTMLCanvasElement>;
  isRound: boolean;
  onMove: (by: Shift) => void;
}

/** Shows the part of a picture that is kept. People drag the picture in it, or move it with the arrow keys. */
export function PictureFrame({ isRound, onMove, ...canvas }: PictureFrameProps) {
  const last = useRef<Shift | null>(null);

  function start(event: PointerEvent<HTMLCanvasElement>): void {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }

  function drag({ isPrimary, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    if (!isPrimary || !last.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onMove({ x: (x - last.current.x) / width, y: (y - last.current.y) / height });
    last.current = { x, y };
  }

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: screen readers leave an application's arrow keys to it.
    <canvas
      {...canvas}
      className={classNames(styles.preview, isRound && styles.round)}
      role="application"
      tabIndex={0}
      onPointerDown={start}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        last.current = null;
      }}
      onKeyDown={(event) => {
        const shift = SHIFT_OF[event.key];
        if (!shift) return;
        event.preventDefault();
        onMove(shift);
      }}
    />
  );
}
