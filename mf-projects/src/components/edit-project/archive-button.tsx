import { ArchiveIcon, ArchiveRestoreIcon, Button } from '@crewdeck/ui-kit';
import type { useArchive } from '../../hooks/use-archive.ts';

/** Archives a project, or takes that back. The caller shows why it failed. */
export function ArchiveButton({ archive }: { archive: ReturnType<typeof useArchive> }) {
  const Icon = archive.isArchived ? ArchiveRestoreIcon : ArchiveIcon;
  return (
    <Button isBusy={archive.isBusy} onClick={archive.toggle}>
      <Icon aria-hidden="true" />
      {archive.isArchived ? 'Unarchive' : 'Archive'}
    </Button>
  );
}
