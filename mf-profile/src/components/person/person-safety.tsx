import { MoreMenu } from '@crewdeck/ui-kit';
import type { PersonDialog } from '../../rules/person-dialogs.ts';
import styles from './person-safety.module.css';

interface PersonSafetyProps {
  canBlock: boolean;
  onOpen: (dialog: PersonDialog) => void;
}

/** Below everything else, and quiet: for the day on which somebody needs it. */
export function PersonSafety({ canBlock, onOpen }: PersonSafetyProps) {
  const report = { label: 'Report', onSelect: () => onOpen('report') };
  const block = { label: 'Block', onSelect: () => onOpen('block') };
  return (
    <div className={styles.root}>
      <MoreMenu items={canBlock ? [report, block] : [report]} />
    </div>
  );
}
