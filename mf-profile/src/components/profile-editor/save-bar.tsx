import { Button, Notice } from '@crewdeck/ui-kit';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** Whether a saved profile is being changed, rather than a first one made. */
  isUpdate: boolean;
  isSaving: boolean;
  hasChanges: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** Stays at the foot of the window, so that saving and its failure are always in sight. */
export function SaveBar({ isUpdate, isSaving, hasChanges, failure }: SaveBarProps) {
  return (
    <div className={styles.root}>
      {failure && !isSaving ? (
        <Notice tone="danger" role="alert" className={styles.failure}>
          {failure}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <p className={styles.state} role="status">
          {hasChanges && !isSaving ? 'You have unsaved changes.' : null}
        </p>
        <Button type="submit" variant="primary" size="lg" isBusy={isSaving}>
          {isUpdate ? (isSaving ? 'Updating...' : 'Update Profile') : isSaving ? 'Saving...' : 'Create Profile'}
        </Button>
      </div>
    </div>
  );
}
