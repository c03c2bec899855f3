import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, ChipList, Cluster, Row, Section, Words } from '@crewdeck/ui-kit';
import { useEventProjects } from '../../hooks/use-event-projects.ts';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { namesBesides, resultsFirst } from '../../rules/event-projects.ts';

const [PEOPLE, TEAMS] = ['People taking part', 'Teams listed by the organiser'];

interface EventParticipantsProps {
  hackathon: Hackathon;
  /** Nobody looks for a team any more. */
  isFormingOver: boolean;
  /** The page shows what came of the event, and no teams that form. */
  isOver: boolean;
}

/** Who takes part: people of the team search who agreed to be named, and teams that the event lists and its page does not show. */
export function EventParticipants({ hackathon, isFormingOver, isOver }: EventParticipantsProps) {
  const { search } = useSearcher(hackathon.id);
  const { data: projects, isPending } = useEventProjects(hackathon.id, isOver);
  const people = isFormingOver ? [] : (search?.takingPart ?? []);
  const shown = [...people.map(({ name }) => name), ...resultsFirst(projects?.items ?? []).map(({ title }) => title)];
  const teams = isPending ? [] : namesBesides(hackathon.participants, shown);
  return (
    <>
      {people.length > 0 && (
        <Section title={PEOPLE}>
          <Cluster as="ul" gap={4} aria-label={PEOPLE}>
            {people.map((person) => (
              <Row key={person.id} as="li" gap={2} align="center">
                <Avatar name={person.name} src={person.pictureUrl} size="sm" />
                <Link to={`/people/${person.id}`}>
                  <bdi>{person.name}</bdi>
                </Link>
              </Row>
            ))}
          </Cluster>
          <Words tone="muted">People looking for a team are named here only if they agreed.</Words>
        </Section>
      )}
      {teams.length > 0 && (
        <Section title={TEAMS}>
          <ChipList items={teams} label={TEAMS} />
        </Section>
      )}
    </>
  );
}
