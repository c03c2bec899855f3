import { Badge, Words } from '@crewdeck/ui-kit';
import { commitmentText, quietText } from '../../../rules/commitment.ts';
import type { Member } from '../../../rules/members.ts';

const NOT_SAID = "You haven't said how much time you have.";

interface MemberCommitmentProps {
  member: NonNullable<Member['forTeam']>;
  isViewer: boolean;
  /** The viewer can say how much time they have. */
  maySayTime: boolean;
}

/** A member's commitment, and missed check-ins. Members don't read about their own: they see a question instead. */
export function MemberCommitment({ member, isViewer, maySayTime }: MemberCommitmentProps) {
  const commitment = commitmentText(member) ?? (maySayTime ? NOT_SAID : null);
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
