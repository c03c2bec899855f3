import { serverText } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Dialog, Stack, StepFailure } from '@crewdeck/ui-kit';
import { useRef } from 'react';
import { usePictureFile } from '../../../hooks/use-picture-file.ts';
import { MOST_ZOOM } from '../../../rules/crop.ts';
import styles from './picture-dialog.module.css';
import { Slider } from './slider.tsx';

/** Pixels a side, in the browser and on the way. The server makes it smaller. */
const SIDE = 512;
const FAILED = "We couldn't save your picture. Try again.";

interface PictureDialogProps {
  userId: string;
  onClose: () => void;
}

/** Chooses a file, cuts a square out of it, and sends that. Closing it stops an upload. */
export function PictureDialog({ userId, onClose }: PictureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const upload = useRef(new AbortController());
  const { hasPicture, problem, crop, choose, change, toFile } = usePictureFile(canvas);
  const { send, isBusy, failure } = useStep({
    call: async (http) => {
      const body = await toFile();
      return http.send('PUT /api/users/:userId/picture', { userId, body, signal: upload.current.signal });
    },
    done: 'Picture saved.',
    failed: (error) => (upload.current.signal.aborted ? null : serverText(error, FAILED)),
    onClose,
  });
  const close = () => {
    upload.current.abort();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={close}
      title="Your picture"
      description="Choose a file, then the part of it that others see."
      footer={
        <>
          <Button onClick={close}>{isBusy ? 'Stop' : 'Cancel'}</Button>
          <Button variant="primary" disabled={!hasPicture} isBusy={isBusy} onClick={() => send()}>
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
          width={SIDE}
          height={SIDE}
          className={styles.preview}
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
