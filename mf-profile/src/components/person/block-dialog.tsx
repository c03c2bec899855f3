import { ConfirmDialog } from '@crewdeck/ui-kit';
import { useBlockPerson } from '../../hooks/use-block-person.ts';

interface BlockDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Says what blocking does and where it is taken back, then asks once. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const { block, isBlocking, failure } = useBlockPerson(person);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={
        <>
          Block <bdi>{person.name}</bdi>?
        </>
      }
      text={
        <>
          You will not see each other any more: no profiles, projects, invites or interest. What is pending between you
          is withdrawn; teams you share stay as they are. <bdi>{person.name}</bdi> is not told. You can take it back on
          your account page.
        </>
      }
      confirmLabel={isBlocking ? 'Blocking...' : 'Block'}
      tone="danger"
      isBusy={isBlocking}
      failure={failure}
      onConfirm={block}
    />
  );
}
