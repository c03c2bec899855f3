import { isProjectOver, teamText } from '@crewdeck/contract';
import { Link, useMyProjects } from '@crewdeck/module-sdk';
import { Cover, LinkRow, RowList, Section } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../rules/page-parts.ts';

const TITLE = 'Projects you own';

/** The person's own projects that still run, each leading to its room. Empty while they don't load. */
export function LedTeams() {
  const running = useMyProjects().data?.filter((project) => !isProjectOver(project)) ?? [];
  if (running.length === 0) return null;
  return (
    <Section title={TITLE}>
      <RowList role="list" aria-label={TITLE}>
        {running.map((project) => (
          <LinkRow
            key={project.id}
            picture={<Cover seed={project.id} src={project.coverUrl} isTile />}
            link={
              <Link to={`/projects/${project.id}#${ROOM_PART}`}>
                <bdi>{project.title}</bdi>
              </Link>
            }
          >
            {teamText(project)}
          </LinkRow>
        ))}
      </RowList>
    </Section>
  );
}
