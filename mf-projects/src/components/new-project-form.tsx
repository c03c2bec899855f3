import type { Profile } from '@crewdeck/contract';
import { Button } from '@crewdeck/ui-kit';
import { useNewProjectForm } from '../hooks/use-new-project-form.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { NewProjectFields } from './new-project-fields.tsx';
import styles from './new-project-form.module.css';

/** `profile` is `undefined` while it is still loading; what has been entered meanwhile stays. */
export function NewProjectForm({ profile }: { profile: Profile | undefined }) {
  const { form, draft, change, problems, submit, isPosting, blocker } = useNewProjectForm(profile);
  return (
    <form ref={form} className={styles.root} noValidate onSubmit={submit} aria-label="Post a project">
      <NewProjectFields draft={draft} problems={problems} onChange={change} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" isBusy={isPosting}>
          {isPosting ? 'Posting...' : 'Post Project'}
        </Button>
      </div>
      <LeaveDialog blocker={blocker} />
    </form>
  );
}
