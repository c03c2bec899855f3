import type { TeamProposal } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, type BadgeTone, Cluster, Row, Stack, Words } from '@crewdeck/ui-kit';
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
  /** The team has not formed yet, so what each has said matters. */
  showsAnswers?: boolean;
}

/** Who is or would be on the team, and what each has said. */
export function ProposedMembers({ members, profileId, showsAnswers = false }: ProposedMembersProps) {
  return (
    <Stack aria-label="Who's on it" as="ul" gap={3}>
      {members.map(({ id, name, pictureUrl, role, answer }) => (
        <Row key={id} as="li" gap={3} align="center">
          <Avatar name={name} src={pictureUrl} {...(showsAnswers && { size: 'sm' })} />
          <Cluster gap={3} rowGap={1} align="center" grows>
            <span className={styles.name}>
              <Link to={`/people/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              {id === profileId ? ' (you)' : null}
              {role ? (
                <Words as="span" tone="muted">
                  {' · '}
                  <bdi>{role}</bdi>
                </Words>
              ) : null}
            </span>
            {showsAnswers ? <Badge tone={ANSWERS[answer].tone}>{ANSWERS[answer].words}</Badge> : null}
          </Cluster>
        </Row>
      ))}
    </Stack>
  );
}
