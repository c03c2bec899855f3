import type { ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { ErrorState, LoadingRegion, Section, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useProjectInterests } from '../../../hooks/use-project-interests.ts';
import { useWhoFits } from '../../../hooks/use-who-fits.ts';
import { waitingCountOf } from '../../../rules/page-parts.ts';
import { peoplePath, seesWhoFits } from '../../../rules/who-fits.ts';
import { FoldedSection } from '../manage/folded-section.tsx';
import { FittingPerson } from './fitting-person.tsx';
import styles from './who-would-fit.module.css';

const PEOPLE_SHOWN = 3;

const TITLE = 'Suggested teammates';

/**
 * The three people who fit best and have not shown interest, and a link to all who fit. Folded for an owner while people wait
 * for an answer.
 */
export function WhoWouldFit({ project }: { project: ProjectPage }) {
  const [isNeeded] = useState(waitingCountOf(project) === 0);
  if (!seesWhoFits(project)) return null;
  const people = (
    <div className={styles.people}>
      <People project={project} />
    </div>
  );
  if (project.viewer?.is !== 'owner') return <Section title={TITLE}>{people}</Section>;
  return (
    <FoldedSection title={TITLE} isNeeded={isNeeded}>
      {people}
    </FoldedSection>
  );
}

function People({ project }: { project: ProjectPage }) {
  const { data, isPending, refetch } = useWhoFits(project);
  const interests = useProjectInterests(project.id, project.viewer?.is === 'owner').data ?? [];
  if (isPending) {
    return (
      <LoadingRegion label="Loading suggested teammates...">
        <Stack gap={3}>
          <Skeleton height={120} radius="var(--radius-lg)" />
          <Skeleton height={120} radius="var(--radius-lg)" />
          <Skeleton height={120} radius="var(--radius-lg)" />
        </Stack>
      </LoadingRegion>
    );
  }
  if (!data) return <ErrorState title="We couldn't load suggested teammates." onRetry={() => void refetch()} />;
  const interested = new Set(interests.map(({ person }) => person.id));
  const people = data.filter(({ id }) => !interested.has(id)).slice(0, PEOPLE_SHOWN);
  if (people.length === 0) {
    return (
      <Words tone="muted" size="md">
        <span>
          {project.viewer?.is === 'owner'
            ? 'No suggestions yet. The more skills and roles the project lists, the better they get.'
            : 'No suggestions yet.'}
        </span>{' '}
        <Link to={peoplePath(project.id)}>See all people</Link>
      </Words>
    );
  }
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} aria-label="Suggested teammates">
        {people.map((person) => (
          <FittingPerson key={person.id} project={project} person={person} />
        ))}
      </Stack>
      <p>
        <Link to={peoplePath(project.id)}>See all suggested teammates</Link>
      </p>
    </Stack>
  );
}
