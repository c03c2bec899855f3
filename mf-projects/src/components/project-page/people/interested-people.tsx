import { type ActivityKind, type ProjectPage, rolesLeft } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { ChipList, Cluster, CountBadge, ErrorState, LoadingRegion, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArrivalAt } from '../../../hooks/use-arrival-at.ts';
import { useKeptFocus } from '../../../hooks/use-kept-focus.ts';
import { useProjectInterests } from '../../../hooks/use-project-interests.ts';
import { useSeen } from '../../../hooks/use-seen.ts';
import { INTERESTED_PART } from '../../../rules/page-parts.ts';
import { peoplePath } from '../../../rules/who-fits.ts';
import styles from './interested-people.module.css';
import { InterestedPerson } from './interested-person.tsx';

const SHOWN_HERE: readonly ActivityKind[] = ['interest_shown'];

/** The people who would like to join, for the owner to answer. */
export function InterestedPeople({ project }: { project: ProjectPage }) {
  const titleId = useId();
  const title = useArrivalAt(INTERESTED_PART);
  const interests = useProjectInterests(project.id);
  const keptFocus = useKeptFocus();
  useSeen(project.id, SHOWN_HERE);
  const roles = rolesLeft(project);

  return (
    <Stack as="section" gap={4} id={INTERESTED_PART} className={styles.root} aria-labelledby={titleId} {...keptFocus}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        Interested people <CountBadge count={interests.data?.length ?? 0} />
      </h2>
      {interests.data && interests.data.length > 0 && roles.length > 0 ? (
        <Cluster gap={2} align="center" tone="muted" size="md">
          You're looking for
          <ChipList items={roles} label="Roles you're looking for" tone="accent" />
        </Cluster>
      ) : null}
      {interests.data && interests.data.length > 0 ? (
        <Words tone="muted" size="md">
          Invite people you'd like on your team. They join once they accept.
        </Words>
      ) : null}
      <InterestedList project={project} interests={interests} />
    </Stack>
  );
}

interface InterestedListProps {
  project: ProjectPage;
  interests: ReturnType<typeof useProjectInterests>;
}

function InterestedList({ project, interests }: InterestedListProps) {
  if (interests.isPending) {
    return (
      <LoadingRegion label="Loading interested people...">
        <Skeleton height={96} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!interests.data) {
    return <ErrorState title="We couldn't load interested people." onRetry={() => void interests.refetch()} />;
  }
  if (interests.data.length === 0) {
    return (
      <Words tone="muted" size="md">
        Nobody is waiting for an answer.{' '}
        {project.isLooking ? <Link to={peoplePath(project.id)}>Find teammates</Link> : null}
      </Words>
    );
  }
  return (
    <Stack as="ul" gap={3} aria-label="Interested people">
      {interests.data.map((interest) => (
        <InterestedPerson key={interest.id} project={project} interest={interest} />
      ))}
    </Stack>
  );
}
