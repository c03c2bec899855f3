import type { TeamProposal } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, Card, Words } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { useFirstTime } from '../../hooks/use-first-time.ts';
import { Faces } from './faces.tsx';
import styles from './proposed-team.module.css';

interface FormedTeamProps {
  proposal: TeamProposal;
  /** Of who reads it. */
  profileId: string;
}

/** Everybody said yes: who they are, and the way to their room. */
export function FormedTeam({ proposal, profileId }: FormedTeamProps) {
  const { id, project, members, size } = proposal;
  const others = members.filter((member) => member.id !== profileId).map(({ name }) => name);
  const everyone = [...others, ...unseenWords(size - members.length), 'you'];
  const isNew = useFirstTime(`formed-team-${id}`);
  const title = useRef<HTMLHeadingElement>(null);
  // Who waited may be further down the page when the last one says yes.
  useEffect(() => {
    if (isNew) title.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <Card as="section" aria-label="You're a team" className={`${styles.card} ${isNew ? 'moment' : ''}`}>
      <Faces members={members} />
      <div>
        <h3 ref={title} className={styles.formed}>
          You're a team
        </h3>
        <p>
          Everyone said yes: <bdi>{new Intl.ListFormat('en-GB').format(everyone)}</bdi>.
        </p>
        {project ? (
          <Words tone="muted">
            Your team's project:{' '}
            <Link to={`/projects/${project.id}`} dir="auto">
              {project.title}
            </Link>
          </Words>
        ) : null}
      </div>
      {project ? (
        <div>
          <Button variant="primary" render={<Link to={`/projects/${project.id}#room`} />}>
            Say hello
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function unseenWords(count: number): string[] {
  if (count === 1) return ["a teammate whose profile you can't see"];
  return count > 1 ? [`${count} teammates whose profiles you can't see`] : [];
}
