import type { Profile } from '@crewdeck/contract';
import { Button, ComebackNotice, FormActions, LeaveDialog } from '@crewdeck/ui-kit';
import { useNewProjectForm } from '../hooks/use-new-project-form.ts';
import { NewProjectFields } from './new-project-fields.tsx';

/** `profile` is `undefined` while it is still loading; what has been entered meanwhile stays. */
export function NewProjectForm({ profile }: { profile: Profile | undefined }) {
  const { checked, draft, change, problems, failure, isPosting, comeback, unsavedChanges } = useNewProjectForm(profile);
  return (
    <form {...checked} aria-label="Post a Project">
      <ComebackNotice comeback={comeback} />
      <NewProjectFields draft={draft} problems={problems} change={change} />
      <FormActions failure={failure}>
        <Button type="submit" variant="primary" size="lg" isBusy={isPosting}>
          {isPosting ? 'Posting...' : 'Post Project'}
        </Button>
      </FormActions>
      <LeaveDialog question={unsavedChanges} />
    </form>
  );
}
