import type { ProjectPage } from '@crewdeck/contract';
import { Row, RowList, Section, Words } from '@crewdeck/ui-kit';
import { membersOf } from '../../../rules/members.ts';
import { HandOver } from './hand-over.tsx';

/** How the owner can leave: by offering the project to a member. */
export function HandOverSection({ project }: { project: ProjectPage }) {
  const members = project.viewer?.handover ? [] : membersOf(project).filter(({ isOwner }) => !isOwner);
  return (
    <Section title="Hand over">
      <Words tone="muted">To leave, hand the project over to a member first, or archive it.</Words>
      {members.length > 0 ? (
        <RowList aria-label="Hand over">
          {members.map((member) => (
            <Row key={member.id} as="li" gap={3} align="center" justify="between">
              <bdi>{member.name}</bdi>
              <HandOver project={project} member={member} />
            </Row>
          ))}
        </RowList>
      ) : null}
    </Section>
  );
}
