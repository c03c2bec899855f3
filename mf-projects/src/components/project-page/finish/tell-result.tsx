import { LIMITS, type ProjectResult, type SaveResult } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, PencilIcon, Stack, StepFailure, TextArea, TextField } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { hasResult, RESULT_LINKS, resultForm, resultProblems, resultToSend } from '../../../rules/finish.ts';
import { StepDialog } from '../../step-dialog.tsx';

interface TellResultProps {
  projectId: string;
  result: ProjectResult;
}

/** Lets the owner say what came of the project. */
export function TellResult({ projectId, result }: TellResultProps) {
  const { ask, send, question } = useStep({
    call: (http, body: SaveResult) => http.send('PUT /api/projects/:id/result', { id: projectId, body }),
    done: 'Results saved.',
    failed: "We couldn't save that. Try again in a moment.",
  });
  return (
    <>
      <Button variant="primary" onClick={ask}>
        <PencilIcon aria-hidden="true" />
        {hasResult(result) ? 'Edit results' : 'Add results'}
      </Button>
      <StepDialog
        question={question}
        title="Results"
        description="Everyone who sees the project sees this. Everything is optional."
        confirm={{ label: 'Save', variant: 'primary' }}
      >
        {(formId) => <ResultForm id={formId} result={result} failure={question.failure} onSend={send} />}
      </StepDialog>
    </>
  );
}

interface ResultFormProps {
  id: string;
  result: ProjectResult;
  failure: string | null;
  onSend: (result: SaveResult) => void;
}

function ResultForm({ id, result, failure, onSend }: ResultFormProps) {
  const [form, setForm] = useState(() => resultForm(result));
  const { checked, problems } = useForm({ problems: resultProblems(form), send: () => onSend(resultToSend(form)) });
  return (
    <form {...checked} id={id}>
      <Stack gap={4}>
        {RESULT_LINKS.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={LIMITS.url}
            value={form[field]}
            error={problems[field]}
            onValueChange={(value) => setForm({ ...form, [field]: value })}
          />
        ))}
        <TextField
          label="Place or prize"
          dir="auto"
          autoComplete="off"
          maxLength={LIMITS.place}
          value={form.place}
          onValueChange={(place) => setForm({ ...form, place })}
        />
        <TextArea
          label="In a few words"
          dir="auto"
          rows={3}
          maxLength={LIMITS.resultWords}
          value={form.words}
          onValueChange={(words) => setForm({ ...form, words })}
        />
        <StepFailure failure={failure} />
      </Stack>
    </form>
  );
}
