import type { TeamProposal } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, type BadgeTone } from '@crewdeck/ui-kit';
import styles from './proposed-team.module.css';

type Member = TeamProposal['members'][number];

const ANSWERS: Record<Member['answer'], { words: string; tone: BadgeTone }> = {
  waiting: { words: 'Not answered yet', tone: 'neutral' },
  yes: { words: 'Said yes', tone: 'green' },
  no: { words: 'Said no', tone: 'red' },
};

interface ProposedMembersProps {
  members: readonly Member[];
  /** Of who reads it. */
  profileId: string;
}

/** Who would be on the team, and what each has said. */
export function ProposedMembers({ members, profileId }: ProposedMembersProps) {
  return (
    <ul aria-label="Who is on it" className={styles.members}>
      {members.map(({ id, name, answer }) => (
        <li key={id} className={styles.member}>
          <Avatar name={name} size="sm" />
          <div className={styles.person}>
            <span className={styles.name}>
              <Link to={`/people/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              {id === profileId ? ' (you)' : null}
            </span>
            <Badge tone={ANSWERS[answer].tone}>{ANSWERS[answer].words}</Badge>
          </div>
        </li>
      ))}
    </ul>
  );
}
