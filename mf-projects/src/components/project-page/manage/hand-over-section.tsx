import type { ProjectPage } from '@crewdeck/contract';
import { Row, RowList, Stack, Words } from '@crewdeck/ui-kit';
import { useKeptFocus } from '../../../hooks/use-kept-focus.ts';
import { membersOf } from '../../../rules/members.ts';
import { FoldedSection } from './folded-section.tsx';
import { HandOver } from './hand-over.tsx';

/** How the owner can leave: by offering the project to a member. */
export function HandOverSection({ project }: { project: ProjectPage }) {
  const keptFocus = useKeptFocus();
  const members = membersOf(project).filter(({ isOwner }) => !isOwner);
  const handover = project.viewer?.handover;
  if (members.length === 0) return null;
  return (
    <FoldedSection title="Hand over">
      <Stack gap={4} {...keptFocus}>
        <Words tabIndex={-1} tone="muted">
          {handover ? (
            <>
              You've offered it to <bdi>{handover.to.name}</bdi>.
            </>
          ) : (
            'To leave, hand the project over to a member first.'
          )}
        </Words>
        {handover ? null : (
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
    </FoldedSection>
  );
}
