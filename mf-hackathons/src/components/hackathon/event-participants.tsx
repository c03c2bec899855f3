import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Cluster, Row, Section, Words } from '@crewdeck/ui-kit';
import { useSearcher } from '../../hooks/use-searcher.ts';

const TITLE = 'Participants';

interface EventParticipantsProps {
  hackathon: Hackathon;
  /** Nobody looks for a team any more. */
  isOver: boolean;
}

/** The participants, each once: people of the team search who agreed to be named, and names that the event lists. */
export function EventParticipants({ hackathon: { id, participants }, isOver }: EventParticipantsProps) {
  const { search } = useSearcher(id);
  const people = isOver ? [] : (search?.takingPart ?? []);
  const others = participants.filter((participant) => !people.some(({ name }) => name === participant));
  if (people.length + others.length === 0) return null;
  return (
    <Section title={TITLE}>
      <Cluster as="ul" gap={4} aria-label={TITLE}>
        {people.map((person) => (
          <Row key={person.id} as="li" gap={2} align="center">
            <Avatar name={person.name} src={person.pictureUrl} size="sm" />
            <Link to={`/people/${person.id}`}>
              <bdi>{person.name}</bdi>
            </Link>
          </Row>
        ))}
        {others.map((name) => (
          <Row key={name} as="li" gap={2} align="center">
            <Avatar name={name} size="sm" />
            <bdi>{name}</bdi>
          </Row>
        ))}
      </Cluster>
      {isOver ? null : <Words tone="muted">People who look for a team are named here only if they agreed.</Words>}
    </Section>
  );
}
