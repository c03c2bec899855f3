import type { BlockedPerson } from '@crewdeck/contract';
import { Button } from '@crewdeck/ui-kit';
import styles from './account.module.css';

interface BlockedPeopleProps {
  people: readonly BlockedPerson[];
  /** Whose block is being taken back now. */
  busyWith: string | null;
  onUnblock: (personId: string) => void;
}

export function BlockedPeople({ people, busyWith, onUnblock }: BlockedPeopleProps) {
  return (
    <ul aria-label="Blocked people">
      {people.map(({ id, name }) => (
        <li key={id} className={styles.person}>
          <span dir="auto">{name}</span>
          <Button size="sm" aria-label={`Unblock ${name}`} isBusy={busyWith === id} onClick={() => onUnblock(id)}>
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  );
}
