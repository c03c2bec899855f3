import { useStep } from '@crewdeck/module-sdk/forms';
import { PictureDialog as Chooser, type CutPicture } from '@crewdeck/ui-kit';

/** In the browser and on the way. The server makes it smaller. */
const SENT = { width: 512, height: 512 };

interface PictureDialogProps {
  userId: string;
  onClose: () => void;
}

/** Chooses the person's picture, and sends it. */
export function PictureDialog({ userId, onClose }: PictureDialogProps) {
  const { send, isBusy, failure } = useStep({
    call: async (http, { toFile, signal }: CutPicture) =>
      http.send('PUT /api/users/:userId/picture', { userId, body: await toFile(), signal }),
    done: 'Picture saved.',
    failed: "We couldn't save your picture. Try again.",
    onClose,
  });
  return (
    <Chooser
      title="Your picture"
      size={SENT}
      isRound
      isBusy={isBusy}
      failure={failure}
      onSave={send}
      onClose={onClose}
    />
  );
}
