import {
  LIMITS,
  namesInWords,
  type ProjectPage,
  type ProjectResult,
  type SaveResult,
  shownName,
  type TeamLink,
} from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { useForm, useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import {
  Button,
  ComebackNotice,
  LeaveDialog,
  PencilIcon,
  SeatRow,
  Stack,
  StepFailure,
  TextArea,
  TextField,
} from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useTeamLinks } from '../../../hooks/use-team-links.ts';
import { RESULT_LINKS, resultForm, resultProblems, resultToSend } from '../../../rules/finish.ts';
import { hasResult } from '../../../rules/has-result.ts';
import { isFirstAwaited } from '../../../rules/is-first-awaited.ts';
import { StepDialog } from '../../step-dialog.tsx';

const DIALOGS = ['results'] as const;

const FIRST = "Show people what came of it, on the project's page. Everything is optional, and you can add it later.";

interface TellResultProps {
  project: ProjectPage;
  result: ProjectResult;
}

/** Lets the owner say what came of the project. */
export function TellResult({ project, result }: TellResultProps) {
  const dialog = useAddressDialog(DIALOGS);
  const links = useTeamLinks(project.id);
  return (
    <>
      <Button variant={hasResult(result) ? 'secondary' : 'primary'} onClick={() => dialog.open('results', project.id)}>
        <PencilIcon aria-hidden="true" />
        {hasResult(result) ? 'Edit results' : "Add the team's results"}
      </Button>
      {dialog.name && !isFirstAwaited(links) ? (
        <ResultDialog project={project} result={result} links={links.data ?? []} onClose={dialog.close} />
      ) : null}
    </>
  );
}

interface ResultDialogProps extends TellResultProps {
  links: readonly TeamLink[];
  onClose: () => void;
}

/** The first time it begins with who finished what, which is the moment of the team. */
function ResultDialog({ project, result, links, onClose }: ResultDialogProps) {
  const isFirst = !hasResult(result);
  const team = [project.owner, ...project.collaborators];
  const [start] = useState(() => resultForm(result, links));
  const { form, change, comeback, unsavedChanges } = useKeptForm(start);
  const { send, isBusy, failure } = useStep({
    call: (http, body: SaveResult) => http.send('PUT /api/projects/:id/result', { id: project.id, body }),
    done: 'Results saved.',
    failed: "We couldn't save that. Try again in a moment.",
    onDone: unsavedChanges.allowLeaving,
    onClose,
  });
  const { checked, problems } = useForm({ problems: resultProblems(form), send: () => send(resultToSend(form)) });
  return (
    <StepDialog
      question={{ isOpen: true, onClose, isBusy, failure }}
      title={isFirst ? `You finished ${project.title}` : 'Results'}
      description={isFirst ? FIRST : "Your results appear on the project's page. Everything is optional."}
      cancelLabel={isFirst ? 'Not now' : 'Cancel'}
      confirm={{ label: 'Save results', variant: 'primary' }}
    >
      {(formId) => (
        <form {...checked} id={formId}>
          <Stack gap={4}>
            {isFirst && team.length > 1 ? (
              <div className="moment">
                <SeatRow taken={team} free={[]}>
                  {`By ${namesInWords(team.map(({ name }) => shownName(name)))}`}
                </SeatRow>
              </div>
            ) : null}
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
