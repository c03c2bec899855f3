import { LIMITS, type ProjectResult, type SaveResult, type TeamLink } from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { useForm, useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import {
  Button,
  ComebackNotice,
  LeaveDialog,
  PencilIcon,
  Stack,
  StepFailure,
  TextArea,
  TextField,
} from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useTeamLinks } from '../../../hooks/use-team-links.ts';
import { hasResult, RESULT_LINKS, resultForm, resultProblems, resultToSend } from '../../../rules/finish.ts';
import { isFirstAwaited } from '../../../rules/is-first-awaited.ts';
import { StepDialog } from '../../step-dialog.tsx';

const DIALOGS = ['results'] as const;

interface TellResultProps {
  projectId: string;
  result: ProjectResult;
}

/** Lets the owner say what came of the project. */
export function TellResult({ projectId, result }: TellResultProps) {
  const dialog = useAddressDialog(DIALOGS);
  const links = useTeamLinks(projectId);
  return (
    <>
      <Button variant={hasResult(result) ? 'secondary' : 'primary'} onClick={() => dialog.open('results', projectId)}>
        <PencilIcon aria-hidden="true" />
        {hasResult(result) ? 'Edit results' : "Add the team's results"}
      </Button>
      {dialog.name && !isFirstAwaited(links) ? (
        <ResultDialog projectId={projectId} result={result} links={links.data ?? []} onClose={dialog.close} />
      ) : null}
    </>
  );
}

interface ResultDialogProps extends TellResultProps {
  links: readonly TeamLink[];
  onClose: () => void;
}

function ResultDialog({ projectId, result, links, onClose }: ResultDialogProps) {
  const [start] = useState(() => resultForm(result, links));
  const { form, change, comeback, unsavedChanges } = useKeptForm(start);
  const { send, isBusy, failure } = useStep({
    call: (http, body: SaveResult) => http.send('PUT /api/projects/:id/result', { id: projectId, body }),
    done: 'Results saved.',
    failed: "We couldn't save that. Try again in a moment.",
    onDone: unsavedChanges.allowLeaving,
    onClose,
  });
  const { checked, problems } = useForm({ problems: resultProblems(form), send: () => send(resultToSend(form)) });
  return (
    <StepDialog
      question={{ isOpen: true, onClose, isBusy, failure }}
      title="Results"
      description="Your project is finished. Everyone who sees it sees your results. Everything is optional."
      confirm={{ label: 'Save results', variant: 'primary' }}
    >
      {(formId) => (
        <form {...checked} id={formId}>
          <Stack gap={4}>
            <ComebackNotice comeback={comeback} />
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
                onValueChange={(value) => change({ [field]: value })}
              />
            ))}
            <TextField
              label="Place or prize"
              autoComplete="off"
              maxLength={LIMITS.place}
              value={form.place}
              onValueChange={(place) => change({ place })}
            />
            <TextArea
              label="In a few words"
              rows={3}
              maxLength={LIMITS.resultWords}
              value={form.words}
              onValueChange={(words) => change({ words })}
            />
            <StepFailure failure={failure} />
          </Stack>
          <LeaveDialog question={unsavedChanges} />
        </form>
      )}
    </StepDialog>
  );
}
