import { Badge } from '@crewdeck/ui-kit';
import { commitmentText, quietText } from '../../../rules/commitment.ts';
import type { Member } from '../../../rules/members.ts';
import styles from './team-seat.module.css';

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
      {commitment ? <span className={styles.quiet}>{commitment}</span> : null}
      {quiet ? (
        <span>
          <Badge tone="amber">{quiet}</Badge>
        </span>
      ) : null}
    </>
  );
}
