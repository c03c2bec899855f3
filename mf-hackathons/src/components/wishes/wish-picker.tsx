import { inWords, type Wishes } from '@crewdeck/contract';
import { useTypedText } from '@crewdeck/module-sdk';
import { Avatar, Button, Cluster, RowList, SearchField, Stack, Words, XIcon } from '@crewdeck/ui-kit';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePeopleFound } from '../../hooks/use-people-found.ts';
import { useProjectsFound } from '../../hooks/use-projects-found.ts';
import styles from './wish-picker.module.css';

type Wish = Wishes['likes'][number];

interface WishPickerProps {
  title: string;
  /** Of the search. */
  label: string;
  hint: string;
  most: number;
  chosen: readonly Wish[];
  onChange: (chosen: readonly Wish[]) => void;
  /** Ids of whom the search leaves out. */
  without: readonly string[];
  /** Whose projects are found too. */
  hackathonId?: string;
}

/** What is chosen, each to be removed, and a search for more until it is full. */
export function WishPicker({ title, label, hint, most, chosen, onChange, without, hackathonId }: WishPickerProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const { text, setText, found, ...search } = useFound(without, hackathonId);

  /** What was pressed goes: the cursor goes on to the search, or to the first chosen one. */
  function change(next: readonly Wish[]): void {
    flushSync(() => {
      onChange(next);
      setText('');
    });
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }

  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} ref={box}>
      <Words as="h3" id={titleId} weight="medium">
        {title}
      </Words>
      {chosen.length < most ? (
        <SearchField label={label} hint={hint} value={text} onValueChange={setText} />
      ) : (
        <Words tone="muted">{`You can choose ${inWords(most)}. Remove one to choose another.`}</Words>
      )}
      <div role="status">
        {search.hasFailed && <Words tone="muted">We couldn't search. Try again in a moment.</Words>}
        {search.isEmpty && <Words tone="muted">We found nothing new with this name.</Words>}
      </div>
      {found.length > 0 && (
        <RowList aria-label="Found">
          {found.map((wish) => (
            <Cluster key={wish.id} as="li" gap={4} rowGap={2} align="center">
              {wish.kind === 'person' && <Avatar name={wish.name} size="sm" />}
              <span className={styles.name}>
                <bdi>{wish.name}</bdi>
                {wish.kind === 'project' ? ' · Project' : null}
              </span>
              <Button size="sm" aria-label={`Add ${wish.name}`} onClick={() => change([...chosen, wish])}>
                Add
              </Button>
            </Cluster>
          ))}
        </RowList>
      )}
      {chosen.length > 0 ? (
        <Cluster as="ul" gap={2} aria-label="Chosen">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button
                size="sm"
                aria-label={`Remove ${name}`}
                onClick={() => change(chosen.filter((wish) => wish.id !== id))}
              >
                <bdi className={styles.name}>{name}</bdi> <XIcon aria-hidden="true" />
              </Button>
            </li>
          ))}
        </Cluster>
      ) : (
        <Words tone="muted">None yet.</Words>
      )}
    </Stack>
  );
}

/** Searches people and, at an event, projects by their names. */
function useFound(without: readonly string[], hackathonId?: string) {
  const [search, setSearch] = useState('');
  const [text, setText] = useTypedText(search, (typed) => setSearch(typed.trim()));
  const people = usePeopleFound(search);
  const projects = useProjectsFound(hackathonId ?? '', hackathonId ? search : '');
  const isShown = text !== '';
  const all = [
    ...(people.data?.items ?? []).map(({ id, name }): Wish => ({ kind: 'person', id, name })),
    ...(projects.data?.items ?? []).map(({ id, title }): Wish => ({ kind: 'project', id, name: title })),
  ];
  const found = isShown ? all.filter(({ id }) => !without.includes(id)) : [];
  const isKnown = people.isSuccess && (!hackathonId || projects.isSuccess);
  return {
    text,
    setText,
    found,
    hasFailed: isShown && (people.isError || projects.isError),
    isEmpty: isShown && isKnown && found.length === 0,
  };
}
