import type { Profile } from '@crewdeck/contract';
import { Button, ComebackNotice, FormActions, LeaveDialog } from '@crewdeck/ui-kit';
import { useNewProjectForm } from '../../hooks/use-new-project-form.ts';
import { NewProjectFields } from './new-project-fields.tsx';

/** `profile` is `undefined` while it loads. The form can be filled in meanwhile. */
export function NewProjectForm({ profile }: { profile: Profile | undefined }) {
  const { checked, fields, failure, isPosting, comeback, unsavedChanges } = useNewProjectForm(profile);
  return (
    <form {...checked} aria-label="Post a Project">
      <ComebackNotice comeback={comeback} />
      <NewProjectFields {...fields} />
      <FormActions failure={withAdvice(failure)}>
        <Button type="submit" variant="primary" size="lg" isBusy={isPosting}>
          {isPosting ? 'Posting...' : 'Post Project'}
        </Button>
      </FormActions>
      <LeaveDialog question={unsavedChanges} />
    </form>
  );
}

/** The texts of the specification say neither what is lost nor what to do. The server's sentences do. */
function withAdvice(failure: string | null): string | null {
  if (!failure || failure.endsWith('.')) return failure;
  return `${failure}. What you wrote is still here. Try again in a moment.`;
}
