import { LIMITS, type Project, rolesLeft } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { useForm, useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, ComebackNotice, LeaveDialog, SelectField, Stack, StepFailure, TextArea } from '@crewdeck/ui-kit';

const NOTHING_WRITTEN = { words: '', role: '' };
const ANY_ROLE = { value: '', label: 'Any role' };

/** Tells the owner that the person would like to join, with a role and a line of their own if they like. */
export function InterestForm({ project }: { project: Pick<Project, 'id' | 'rolesNeeded' | 'collaborators'> }) {
  const userId = useMyProfile().data?.id;
  const { form, change, comeback, unsavedChanges } = useKeptForm(NOTHING_WRITTEN, ({ words }) => words.trim() !== '');
  const roles = rolesLeft(project);
  const { send, isBusy, failure } = useStep({
    call: (http, sender: string) =>
      http.send('POST /api/interests', {
        body: { userId: sender, projectId: project.id, words: form.words.trim(), role: form.role },
      }),
    done: 'Interest sent successfully!',
    failed: 'Failed to show interest',
    onDone: unsavedChanges.allowLeaving,
  });

  const { checked } = useForm({ send: () => userId && send(userId) });

  return (
    <Stack as="form" gap={3} {...checked} tabIndex={-1} aria-label="Show Interest">
      <ComebackNotice comeback={comeback} />
      {roles.length > 0 ? (
        <SelectField
          label="Role"
          value={form.role}
          options={[ANY_ROLE, ...new Set(roles)]}
          onValueChange={(role) => change({ role })}
        />
      ) : null}
      <TextArea
        label="Message to the owner"
        hint={`Optional. Say what you'd like to work on. ${form.words.length} of ${LIMITS.note} characters.`}
        rows={2}
        maxLength={LIMITS.note}
        value={form.words}
        onValueChange={(words) => change({ words })}
      />
      <StepFailure failure={failure} />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy || !userId}>
        Show Interest
      </Button>
      <LeaveDialog question={unsavedChanges} />
    </Stack>
  );
}
