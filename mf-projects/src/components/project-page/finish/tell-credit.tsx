import { LIMITS, type SaveCredit } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, Stack, StepFailure, TextField, ToggleChip } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { StepDialog } from '../../step-dialog.tsx';

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
  const { ask, send, question } = useStep({
    call: (http, body: SaveCredit) => http.send('PUT /api/projects/:id/credit', { id: projectId, body }),
    done: (_, { isNamed }) => (isNamed ? 'Credit saved.' : 'Your name is left out.'),
    failed: "We couldn't save that. Try again in a moment.",
  });
  return (
    <>
      <Button onClick={ask}>{credit.words || !credit.isNamed ? 'Change your credit' : 'Add what you did'}</Button>
      <StepDialog
        question={question}
        title="What you did"
        description="We show it next to your name here, and list the project on your profile."
        confirm={{ label: 'Save', variant: 'primary' }}
      >
        {(formId) => (
          <CreditForm id={formId} credit={credit} isOwner={isOwner} failure={question.failure} onSend={send} />
        )}
      </StepDialog>
    </>
  );
}

interface CreditFormProps {
  id: string;
  credit: OwnCredit;
  isOwner: boolean;
  failure: string | null;
  onSend: (credit: SaveCredit) => void;
}

function CreditForm({ id, credit, isOwner, failure, onSend }: CreditFormProps) {
  const [words, setWords] = useState(credit.words ?? '');
  const [isNamed, setIsNamed] = useState(credit.isNamed);
  const { checked } = useForm({ send: () => onSend({ words: words.trim(), isNamed }) });
  return (
    <form {...checked} id={id}>
      <Stack gap={4} align="start">
        <TextField
          label="In one line"
          hint="Optional. For example: Drew the map and its icons."
          dir="auto"
          autoComplete="off"
          maxLength={LIMITS.creditWords}
          value={words}
          onValueChange={setWords}
        />
        {isOwner ? null : (
          <ToggleChip isPressed={!isNamed} onPressedChange={(isLeftOut) => setIsNamed(!isLeftOut)}>
            Leave my name out
          </ToggleChip>
        )}
        <StepFailure failure={failure} />
      </Stack>
    </form>
  );
}
