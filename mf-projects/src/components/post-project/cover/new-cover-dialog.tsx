import { COVER_SIZE } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { type CutPicture, PictureDialog } from '@crewdeck/ui-kit';

interface NewCoverDialogProps {
  onChoose: (cover: Blob) => void;
  onClose: () => void;
}

/** Chooses the cover of a project that isn't posted yet. */
export function NewCoverDialog({ onChoose, onClose }: NewCoverDialogProps) {
  const { send, isBusy, failure } = useStep({
    call: (_, { toFile }: CutPicture) => toFile(),
    failed: "We couldn't use this picture. Choose another one.",
    refetch: [],
    onDone: onChoose,
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
