import { Badge, Words } from '@crewdeck/ui-kit';
import { commitmentText, quietText } from '../../../rules/commitment.ts';
import type { Member } from '../../../rules/members.ts';

interface MemberCommitmentProps {
  member: NonNullable<Member['forTeam']>;
  isViewer: boolean;
}

/** A member's commitment, and missed check-ins. Members don't read about their own: they see a question instead. */
export function MemberCommitment({ member, isViewer }: MemberCommitmentProps) {
  const commitment = commitmentText(member);
  const quiet = isViewer ? null : quietText(member);
  return (
    <>
      {commitment ? (
        <Words as="span" tone="muted">
          {commitment}
        </Words>
      ) : null}
      {quiet ? (
        <span>
          <Badge tone="amber">{quiet}</Badge>
        </span>
      ) : null}
    </>
  );
}
