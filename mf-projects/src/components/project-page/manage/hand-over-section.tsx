import type { ProjectPage } from '@crewdeck/contract';
import { Row, RowList, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useKeptFocus } from '../../../hooks/use-kept-focus.ts';
import { membersOf } from '../../../rules/members.ts';
import { HandOver } from './hand-over.tsx';

/** How the owner can leave: by offering the project to a member. */
export function HandOverSection({ project }: { project: ProjectPage }) {
  const titleId = useId();
  const keptFocus = useKeptFocus();
  const members = membersOf(project).filter(({ isOwner }) => !isOwner);
  if (members.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId} {...keptFocus}>
      <h2 id={titleId} tabIndex={-1}>
        Hand over
      </h2>
      <Words tone="muted">To leave, hand the project over to a member first.</Words>
      {project.viewer?.handover ? null : (
        <RowList aria-label="Hand over">
          {members.map((member) => (
            <Row key={member.id} as="li" gap={3} align="center" justify="between">
              <bdi>{member.name}</bdi>
              <HandOver project={project} member={member} />
            </Row>
          ))}
        </RowList>
      )}
    </Stack>
  );
}
