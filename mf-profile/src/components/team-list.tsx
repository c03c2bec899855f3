import type { PersonFinishedProject } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Cover, LinkRow, RowList } from '@crewdeck/ui-kit';

interface Team extends Omit<PersonFinishedProject, 'role' | 'place'> {
  /** Role, status and the like; those that are empty are left out. */
  facts: readonly (string | false | null)[];
}

/** Projects, each with one line of facts about a person's place in its team, and what they did where they say it. */
export function TeamList({ teams, label }: { teams: readonly Team[]; label: string }) {
  return (
    // Safari forgets that a list without bullets is one.
    <RowList role="list" aria-label={label}>
      {teams.map(({ id, title, coverUrl, words, facts }) => (
        <LinkRow
          key={id}
          picture={<Cover seed={id} src={coverUrl ?? null} isTile />}
          link={
            <Link to={`/projects/${id}`}>
              <bdi>{title}</bdi>
            </Link>
          }
          words={words ?? null}
        >
          <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
        </LinkRow>
      ))}
    </RowList>
  );
}
