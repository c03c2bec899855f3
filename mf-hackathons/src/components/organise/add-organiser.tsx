import type { Organiser } from '@crewdeck/contract';
import { Link, useTypedText } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Avatar, Button, Cluster, RowList, SearchField, Stack, StepFailure, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { usePeopleFound } from '../../hooks/use-people-found.ts';
import styles from './organise.module.css';

interface AddOrganiserProps {
  hackathonId: string;
  organisers: readonly Organiser[];
}

/** Finds somebody in the directory, and makes them an organiser. */
export function AddOrganiser({ hackathonId, organisers }: AddOrganiserProps) {
  const [search, setSearch] = useState('');
  const [text, setText] = useTypedText(search, (typed) => setSearch(typed.trim()));
  const found = usePeopleFound(search);
  const add = useStep({
    call: (http, userId: string) =>
      http.send('PUT /api/hackathons/:id/organisers/:userId', { id: hackathonId, userId }),
    done: 'Organiser added.',
    failed: "We couldn't add this person. Try again.",
    onDone: () => setText(''),
  });
  const people = text === '' ? [] : (found.data?.items ?? []);
  return (
    <Stack gap={3}>
      <SearchField
        label="Add an organiser"
        hint="Search by name. They get an email, and can do everything on this page."
        className={styles.search}
        value={text}
        onValueChange={setText}
      />
      <div role="status">
        {text !== '' && found.data?.items.length === 0 && <Words tone="muted">We found nobody with this name.</Words>}
        {found.isError && <Words tone="muted">We couldn't search. Try again in a moment.</Words>}
      </div>
      {people.length > 0 && (
        <RowList aria-label="People found">
          {people.map(({ id, name, pictureUrl, branch }) => (
            <Cluster key={id} as="li" gap={4} rowGap={2} align="center">
              <Avatar name={name} src={pictureUrl} size="sm" />
              <span className={styles.name}>
                <Link to={`/people/${id}`}>
                  <bdi>{name}</bdi>
                </Link>
                {branch ? ` · ${branch}` : null}
              </span>
              {organisers.some((organiser) => organiser.id === id) ? (
                <Words tone="muted">Already an organiser</Words>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Add ${name}`}
                  isBusy={add.isBusy && add.input === id}
                  onClick={() => add.send(id)}
                >
                  Add
                </Button>
              )}
            </Cluster>
          ))}
        </RowList>
      )}
      <StepFailure failure={add.failure} />
    </Stack>
  );
}
