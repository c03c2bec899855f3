import { invitePauseDays, LONGEST_INVITE_PAUSE_DAYS } from '@crewdeck/contract';
import { FormSection, TextField } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';

/** Until when the person takes no invites. */
export function InvitePause({ form, change }: FormPart) {
  const days = invitePauseDays(new Date());
  return (
    <FormSection
      id={'pause' satisfies EditorPart}
      title="Pause invites"
      hint="For exams, or while your team is full. Your profile stays in the directory."
    >
      <TextField
        type="date"
        label="Pause invites until"
        hint={`You get invites again from that day on. Optional, up to ${LONGEST_INVITE_PAUSE_DAYS} days ahead.`}
        min={days.first}
        max={days.last}
        value={form.invitesPausedUntil}
        onValueChange={(invitesPausedUntil) => change({ invitesPausedUntil })}
      />
    </FormSection>
  );
}
