import type { BlockedPerson } from '@crewdeck/contract';
import { notify } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster } from '@crewdeck/ui-kit';
import styles from './account.module.css';

interface BlockedPeopleProps {
  people: readonly BlockedPerson[];
  onUnblocked: () => void;
}

export function BlockedPeople({ people, onUnblocked }: BlockedPeopleProps) {
  return (
    <ul aria-label="Blocked people">
      {people.map((person) => (
        <BlockedRow key={person.id} person={person} onUnblocked={onUnblocked} />
      ))}
    </ul>
  );
}

function BlockedRow({ person: { id, name }, onUnblocked }: { person: BlockedPerson; onUnblocked: () => void }) {
  // Every list may show this person again.
  const { send, isBusy } = useStep({
    call: (http) => http.send('DELETE /api/blocks/:userId', { userId: id }),
    done: `You've unblocked ${name}.`,
    failed: "We couldn't unblock this person. Try again.",
    onDone: onUnblocked,
    onFailed: (failure) => notify.error(failure),
  });
  return (
    <Cluster as="li" gap={3} rowGap={2} align="center" justify="between" className={styles.person}>
      <span dir="auto">{name}</span>
      <Button size="sm" aria-label={`Unblock ${name}`} isBusy={isBusy} onClick={() => send()}>
        Unblock
      </Button>
    </Cluster>
  );
}
