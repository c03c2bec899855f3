import { LIMITS } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, PlusIcon, Stack, StepFailure, TextField } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { teamLinksKey } from '../../hooks/use-team-links.ts';
import { teamLinkOf } from '../../rules/team-link.ts';

/** Adds an address to the links of a team. */
export function AddLink({ projectId }: { projectId: string }) {
  const uid = useSession().user?.uid ?? '';
  const [typed, setTyped] = useState('');
  const url = teamLinkOf(typed);
  const { send, isBusy, failure } = useStep({
    call: (http, address: string) =>
      http.send('POST /api/projects/:id/links', { id: projectId, body: { url: address } }),
    failed: "We couldn't add this link. Try again in a moment.",
    refetch: [teamLinksKey(projectId, uid)],
    onDone: () => setTyped(''),
  });
  const fault: { url?: string } =
    url === null ? { url: 'Enter a whole address, such as https://github.com/your-team.' } : {};
  const { checked, problems } = useForm({ problems: fault, send: () => url !== null && send(url) });
  return (
    <form {...checked}>
      <Stack gap={3} align="start">
        <TextField
          label="Add a link"
          hint="Chat, repository, board, calls or docs. It starts with https://."
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.url}
          value={typed}
          onValueChange={setTyped}
          error={problems.url}
        />
        <StepFailure failure={failure} />
        <Button type="submit" isBusy={isBusy}>
          <PlusIcon aria-hidden="true" />
          Add link
        </Button>
      </Stack>
    </form>
  );
}
