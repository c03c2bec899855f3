import { COVER_SIZE } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { type CutPicture, PictureDialog } from '@crewdeck/ui-kit';

interface BannerDialogProps {
  hackathonId: string;
  onClose: () => void;
}

/** Chooses the event's banner, and sends it. */
export function BannerDialog({ hackathonId, onClose }: BannerDialogProps) {
  const { send, isBusy, failure } = useStep({
    call: async (http, { toFile, signal }: CutPicture) =>
      http.send('PUT /api/hackathons/:id/cover', { id: hackathonId, body: await toFile(), signal }),
    done: 'Banner saved.',
    failed: "We couldn't save the banner. Try again.",
    onClose,
  });
  return (
    <PictureDialog
      title="Event banner"
      size={COVER_SIZE}
      isBusy={isBusy}
      failure={failure}
      onSave={send}
      onClose={onClose}
    />
  );
}
