import type { TeamProposal } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Badge, Button, Card, Cluster } from '@crewdeck/ui-kit';
import { useFirstTime } from '../../hooks/use-first-time.ts';
import { ProposedMembers } from './proposed-members.tsx';
import styles from './proposed-team.module.css';

interface FormedTeamProps {
  proposal: TeamProposal;
  /** Of who reads it. */
  profileId: string;
}

/** Everybody said yes: who they are, and the way to their page. */
export function FormedTeam({ proposal, profileId }: FormedTeamProps) {
  const { id, project, members } = proposal;
  const isNew = useFirstTime(`formed-team-${id}`);
  return (
    <Card as="section" aria-label="Your team" className={`${styles.card} ${isNew ? 'moment' : ''}`}>
      <Cluster gap={4} rowGap={2} align="center" justify="between">
        <h3>You're a team</h3>
        <Badge tone="green">Everyone said yes</Badge>
      </Cluster>
      <ProposedMembers members={members} profileId={profileId} />
      {project ? (
        <div>
          <Button variant="primary" render={<Link to={`/projects/${project.id}`} />}>
            Open your team's page
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
