import type { TeamProposal } from '@crewdeck/contract';
import { Link, type PagePartsByPath } from '@crewdeck/module-sdk';
import { Button, Card, Words } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { useFirstTime } from '../../hooks/use-first-time.ts';
import { ProposedMembers } from './proposed-members.tsx';
import styles from './proposed-team.module.css';

const TEAM_PART = 'team' satisfies PagePartsByPath['/projects/:id'];

interface FormedTeamProps {
  proposal: TeamProposal;
  /** Of who reads it. */
  profileId: string;
  /** A list below leads to the project, as the reader owns it. */
  isListed: boolean;
}

/** Everybody said yes: who they are, and the ways to reach them. */
export function FormedTeam({ proposal, profileId, isListed }: FormedTeamProps) {
  const { id, project, members, size } = proposal;
  const isNew = useFirstTime(`formed-team-${id}`);
  const title = useRef<HTMLHeadingElement>(null);
  // Who waited may be further down the page when the last one says yes.
  useEffect(() => {
    if (isNew) title.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <Card as="section" aria-label="You're a team" className={`${styles.card} ${isNew ? 'moment' : ''}`}>
      <div>
        <h3 ref={title} className={styles.formed}>
          You're a team
        </h3>
        <p>{`Everyone said yes${unseenWords(size - members.length)}.`}</p>
        {project && !isListed ? (
          <Words tone="muted">
            Your team's project:{' '}
            <Link to={`/projects/${project.id}`} dir="auto">
              {project.title}
            </Link>
          </Words>
        ) : null}
      </div>
      <ProposedMembers members={members} profileId={profileId} />
      {project ? (
        <>
          <Words tone="muted">
            How to reach them is on <Link to={`/projects/${project.id}#${TEAM_PART}`}>the project's page</Link>.
          </Words>
          <div>
            <Button variant="primary" render={<Link to={`/projects/${project.id}#room`} />}>
              Say hello
            </Button>
          </div>
        </>
      ) : null}
    </Card>
  );
}

function unseenWords(count: number): string {
  if (count === 1) return ", also a teammate whose profile you can't see";
  return count > 1 ? `, also ${count} teammates whose profiles you can't see` : '';
}
