import { Button } from '@crewdeck/ui-kit';
import type { PersonDialog } from '../../rules/person-dialogs.ts';
import styles from './person-safety.module.css';

/** Below everything else, and quiet: for the day on which somebody needs it. */
export function PersonSafety({ onOpen }: { onOpen: (dialog: PersonDialog) => void }) {
  return (
    <div className={styles.root}>
      <Button variant="ghost" size="sm" onClick={() => onOpen('report')}>
        Report
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onOpen('block')}>
        Block
      </Button>
    </div>
  );
}
