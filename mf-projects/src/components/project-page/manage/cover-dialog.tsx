import { COVER_SIZE } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { type CutPicture, PictureDialog } from '@crewdeck/ui-kit';

interface CoverDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Chooses the project's cover, and sends it. */
export function CoverDialog({ projectId, onClose }: CoverDialogProps) {
  const { send, isBusy, failure } = useStep({
    call: async (http, { toFile, signal }: CutPicture) =>
      http.send('PUT /api/projects/:id/cover', { id: projectId, body: await toFile(), signal }),
    done: 'Cover saved.',
    failed: "We couldn't save the cover. Try again.",
    onClose,
  });
  return (
    <PictureDialog
      title="Project cover"
      size={COVER_SIZE}
      isBusy={isBusy}
      failure={failure}
      onSave={send}
      onClose={onClose}
    />
  );
}
