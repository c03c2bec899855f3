import { ArchiveIcon, ArchiveRestoreIcon, Button, ConfirmDialog } from '@crewdeck/ui-kit';
import type { useArchive } from '../../hooks/use-archive.ts';

const CLOSED = "Nobody can join while it's archived.";
const FINISHED =
  "Its results and credits are hidden while it's archived. Unarchiving opens it again, and you finish it once more.";

/** Archives a project, or opens it again. The caller shows why it failed. */
export function ArchiveButton({ archive }: { archive: ReturnType<typeof useArchive> }) {
  const { title, isArchived, waiting, isFinished, isBusy, question, toggle, press } = archive;
  const Icon = isArchived ? ArchiveRestoreIcon : ArchiveIcon;
  const people = waiting === 1 ? '1 person' : `${waiting} people`;
  return (
    <>
      <Button isBusy={isBusy && !question.isOpen} onClick={press}>
        <Icon aria-hidden="true" />
        {isArchived ? 'Unarchive' : 'Archive'}
      </Button>
      <ConfirmDialog
        {...question}
        onConfirm={toggle}
        title={<bdi>{`Archive ${title}?`}</bdi>}
        text={
          isFinished
            ? FINISHED
            : `${CLOSED} ${people} would like to join. Their interest closes, and unarchiving doesn't bring it back.`
        }
        confirmLabel="Archive"
      />
    </>
  );
}
