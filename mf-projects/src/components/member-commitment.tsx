import { Badge } from '@crewdeck/ui-kit';
import { commitmentText, quietText } from '../rules/commitment.ts';
import type { Seated } from '../rules/seated.ts';
import styles from './member-contact.module.css';

interface MemberCommitmentProps {
  known: NonNullable<Seated['known']>;
  isViewer: boolean;
}

/** How much time a member has for the team, and whether it has not heard from them, which they are asked themselves. */
export function MemberCommitment({ known, isViewer }: MemberCommitmentProps) {
  const commitment = commitmentText(known);
  const quiet = isViewer ? null : quietText(known);
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
