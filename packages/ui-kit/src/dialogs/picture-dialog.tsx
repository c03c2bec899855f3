import { useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { StepFailure } from '../feedback/step-failure.tsx';
import { Stack, Words } from '../layout/boxes.tsx';
import { MOST_ZOOM, type Size } from './crop.ts';
import { Dialog } from './dialog.tsx';
import styles from './picture-dialog.module.css';
import { PictureDropArea } from './picture-drop-area.tsx';
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
  const file = usePictureFile(canvas, size);
  const { hasPicture, isReading, isBlurred, problem, crop, choose, zoom, move, toFile } = file;
  const close = () => {
    upload.current.abort();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size={isRound ? 'sm' : 'lg'}
      onClose={close}
      title={title}
      description={`Choose a picture, then the part of it that others see.${isRound ? '' : ' Wide screens show the middle of that.'}`}
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
        <PictureDropArea
          {...{ canvas, size, isRound, hasPicture, isReading }}
          isDisabled={isBusy}
          onChoose={choose}
          onMove={move}
        />
        <StepFailure failure={problem ?? (isBusy ? null : failure)} />
        {isBlurred ? (
          <Words role="status" size="sm">
            {crop.zoom > 1
              ? 'This part is small and will look blurred. Zoom out, or choose a larger picture.'
              : 'This picture is small and will look blurred. Choose a larger one if you have it.'}
          </Words>
        ) : null}
        {hasPicture ? (
          <label className={styles.zoom}>
            Zoom
            <input
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={0.1}
              value={crop.zoom}
              onChange={({ target }) => zoom(target.valueAsNumber)}
            />
          </label>
        ) : null}
      </Stack>
    </Dialog>
  );
}
