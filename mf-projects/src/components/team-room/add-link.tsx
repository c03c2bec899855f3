import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import { teamLinksKey } from '../../hooks/use-team-links.ts';
import { FIRST_FIELDS } from '../../rules/first-week.ts';
import { AddressForm } from '../address-form.tsx';

/** Adds an address to the links of a team. */
export function AddLink({ projectId }: { projectId: string }) {
  const uid = useSession().user?.uid ?? '';
  const [typed, setTyped] = useState('');
  const { send, isBusy, failure } = useStep({
    call: (http, address: string) =>
      http.send('POST /api/projects/:id/links', { id: projectId, body: { url: address } }),
    failed: "We couldn't add this link. Try again in a moment.",
    refetch: [teamLinksKey(projectId, uid)],
    onDone: () => setTyped(''),
  });
  return (
    <AddressForm
      fieldId={FIRST_FIELDS.link}
      label="Add a link"
      hint="Chat, repository, board, calls or docs, such as github.com/your-team/your-project."
      example="github.com/your-team/your-project"
      submitLabel="Add link"
      typed={typed}
      onTyped={setTyped}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
    />
  );
}
