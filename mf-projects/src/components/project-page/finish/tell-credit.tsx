import { LIMITS, type SaveCredit } from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { useForm, useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, ComebackNotice, LeaveDialog, Stack, StepFailure, TextField, ToggleChip } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { StepDialog } from '../../step-dialog.tsx';

const DIALOGS = ['credit'] as const;

interface OwnCredit {
  words: string | null;
  isNamed: boolean;
}

interface TellCreditProps {
  projectId: string;
  credit: OwnCredit;
  /** The page names them anyway. */
  isOwner: boolean;
}

/** Lets somebody say what they did, or leave their name out. */
export function TellCredit({ projectId, credit, isOwner }: TellCreditProps) {
  const dialog = useAddressDialog(DIALOGS);
  return (
    <>
      <Button onClick={() => dialog.open('credit', projectId)}>{buttonText(credit, isOwner)}</Button>
      {dialog.name ? (
        <CreditDialog projectId={projectId} credit={credit} isOwner={isOwner} onClose={dialog.close} />
      ) : null}
    </>
  );
}

/** Only an owner has the team's results beside it, from which it has to be told apart. */
function buttonText({ words, isNamed }: OwnCredit, isOwner: boolean): string {
  if (words || !isNamed) return 'Change your credit';
  return isOwner ? 'Add what you did yourself' : 'Add what you did';
}

function CreditDialog({ projectId, credit, isOwner, onClose }: TellCreditProps & { onClose: () => void }) {
  const [start] = useState({ words: credit.words ?? '', isNamed: credit.isNamed });
  const { form, change, comeback, unsavedChanges } = useKeptForm(start);
  const { send, isBusy, failure } = useStep({
    call: (http, body: SaveCredit) => http.send('PUT /api/projects/:id/credit', { id: projectId, body }),
    done: (_, { isNamed }) => (isNamed ? 'Credit saved.' : 'Your name is left out.'),
    failed: "We couldn't save that. Try again in a moment.",
    onDone: unsavedChanges.allowLeaving,
    onClose,
  });
  const { checked } = useForm({ send: () => send({ ...form, words: form.words.trim() }) });
  return (
    <StepDialog
      question={{ isOpen: true, onClose, isBusy, failure }}
      title="What you did"
      description="We show it next to your name here, and list the project on your profile."
      confirm={{ label: 'Save', variant: 'primary' }}
    >
      {(formId) => (
        <form {...checked} id={formId}>
          <Stack gap={4} align="start">
            <ComebackNotice comeback={comeback} />
            <TextField
              label="In one line"
              hint="Optional. For example: Drew the map and its icons."
              autoComplete="off"
              maxLength={LIMITS.creditWords}
              value={form.words}
              onValueChange={(words) => change({ words })}
            />
            {isOwner ? null : (
              <ToggleChip isPressed={!form.isNamed} onPressedChange={(isLeftOut) => change({ isNamed: !isLeftOut })}>
                Leave my name out
              </ToggleChip>
            )}
            <StepFailure failure={failure} />
          </Stack>
          <LeaveDialog question={unsavedChanges} />
        </form>
      )}
    </StepDialog>
  );
}
