import type { FormerMember } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Row, RowList, Stack, StepFailure, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';

interface FormerMembersProps {
  projectId: string;
  people: readonly FormerMember[];
}

/** Who left the team, for the owner to credit. */
export function FormerMembers({ projectId, people }: FormerMembersProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <h3 id={titleId}>Former members</h3>
      <Words tone="muted">
        Only you see this list. You can credit people who helped. They can leave their name out.
      </Words>
      <RowList role="list" aria-label="Former members">
        {people.map((person) => (
          <FormerMemberRow key={person.id} projectId={projectId} person={person} />
        ))}
      </RowList>
    </Stack>
  );
}

function FormerMemberRow({ projectId, person }: { projectId: string; person: FormerMember }) {
  const { id: userId, name, role, isCredited } = person;
  const { send, isBusy, failure } = useStep({
    call: (http) =>
      http.send(`${isCredited ? 'DELETE' : 'PUT'} /api/projects/:id/credits/:userId`, { id: projectId, userId }),
    done: isCredited ? 'Credit removed.' : 'Credited.',
    failed: "We couldn't save that. Try again in a moment.",
  });
  return (
    <Stack as="li" gap={2}>
      <Row gap={3} align="center" justify="between">
        <span>
          <bdi>{name}</bdi>{' '}
          <Words as="span" tone="muted">
            <bdi>{role}</bdi>
          </Words>
        </span>
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={isCredited ? `Remove credit: ${name}` : `Credit ${name}`}
          onClick={() => send()}
        >
          {isCredited ? 'Remove credit' : 'Credit'}
        </Button>
      </Row>
      <StepFailure failure={failure} />
    </Stack>
  );
}
