import { useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { StepFailure } from '../feedback/step-failure.tsx';
import { Stack } from '../layout/boxes.tsx';
import { MOST_ZOOM, type Size } from './crop.ts';
import { Dialog } from './dialog.tsx';
import styles from './picture-dialog.module.css';
import { Slider } from './slider.tsx';
import { usePictureFile } from './use-picture-file.ts';

/** What was cut out. Its signal ends when the dialog is closed. */
export interface CutPicture {
  toFile: () => Promise<Blob>;
  signal: AbortSignal;
}

interface PictureDialogProps {
  title: string;
  /** Of what is sent, in pixels. */
  size: Size;
  /** Whether others see a circle. */
  isRound?: boolean;
  isBusy: boolean;
  /** Why it was not saved. */
  failure: string | null;
  onSave: (picture: CutPicture) => void;
  onClose: () => void;
}

/** Chooses a file and cuts a part out of it. Closing it stops an upload. */
export function PictureDialog({ title, size, isRound = false, isBusy, failure, onSave, onClose }: PictureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const upload = useRef(new AbortController());
  const { hasPicture, problem, crop, choose, change, toFile } = usePictureFile(canvas);
  const close = () => {
    upload.current.abort();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={close}
      title={title}
      description="Choose a file, then the part of it that others see."
      footer={
        <>
          <Button onClick={close}>{isBusy ? 'Stop' : 'Cancel'}</Button>
          <Button
            variant="primary"
            disabled={!hasPicture}
            isBusy={isBusy}
            onClick={() => onSave({ toFile, signal: upload.current.signal })}
          >
            {isBusy ? 'Uploading...' : 'Save picture'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <label className={styles.file}>
          Picture file
          <input type="file" accept="image/*" disabled={isBusy} onChange={({ target }) => choose(target.files?.[0])} />
        </label>
        <StepFailure failure={problem ?? (isBusy ? null : failure)} />
        <canvas
          ref={canvas}
          width={size.width}
          height={size.height}
          className={classNames(styles.preview, isRound && styles.round)}
          role="img"
          aria-label={hasPicture ? 'How others will see it' : 'No picture chosen yet'}
        />
        <Stack gap={2}>
          <Slider
            label="Zoom"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={crop.zoom}
            onChange={(zoom) => change({ zoom })}
          />
          <Slider label="Left to right" min={0} max={100} step={2} value={crop.x} onChange={(x) => change({ x })} />
          <Slider label="Top to bottom" min={0} max={100} step={2} value={crop.y} onChange={(y) => change({ y })} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
