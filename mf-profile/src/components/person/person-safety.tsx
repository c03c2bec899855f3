import { Button } from '@crewdeck/ui-kit';
import type { PersonDialog } from '../../rules/person-dialogs.ts';
import styles from './person-safety.module.css';

interface PersonSafetyProps {
  canBlock: boolean;
  onOpen: (dialog: PersonDialog) => void;
}

/** Below everything else, and quiet: for the day on which somebody needs it. */
export function PersonSafety({ canBlock, onOpen }: PersonSafetyProps) {
  return (
    <div className={styles.root}>
      <Button variant="ghost" size="sm" onClick={() => onOpen('report')}>
        Report
      </Button>
      {canBlock ? (
        <Button variant="ghost" size="sm" onClick={() => onOpen('block')}>
          Block
        </Button>
      ) : null}
    </div>
  );
}
