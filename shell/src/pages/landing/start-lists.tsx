import {
  type ComingUp,
  dayAndTimeText,
  dayText,
  type Hackathon,
  type ListedProject,
  openSeatsText,
  type Profile,
} from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';
import { Button, Row, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { type Entry, EntryRows } from './entry-rows.tsx';
import { ListHead } from './list-head.tsx';
import { entryOfHackathon, readNextHackathons } from './next-hackathons.ts';
import styles from './start-lists.module.css';
import { firstProposal, readComingUp, useStartList } from './use-start-list.ts';

const SHOWN = 3;
const DATES = 'coming-up';

/**
 * The person's next dates, or hackathons, and the projects that fit them: those looking for people, while nothing is known of what
 * they can do. @param profile `null` when there is none, `undefined` when it could not be read
 */
export function StartLists({ profile }: { profile: Profile | null | undefined }) {
  const isKnown = profile === undefined || Boolean(profile?.skills.length || profile?.roles?.length);
  return (
    <div className={styles.root}>
      {profile === null ? <NextHackathons /> : <NextDates />}
      <StartList
        title={isKnown ? 'Projects that fit you' : 'Projects looking for people'}
        name="teams"
        read={readTeams}
        entryOf={entryOfTeam}
        all="/explore-projects"
        empty="No team has an open seat right now."
      />
    </div>
  );
}

/** Of one's teams. Hackathons stand in their place while there are none, and below a single one. */
function NextDates() {
  const { data } = useStartList(DATES, readComingUp);
  const dates = data && withoutTile(data);
  if (dates?.length === 0) return <NextHackathons />;
  const only = dates?.length === 1 ? dates[0] : undefined;
  return (
    <div className={styles.dates}>
      <StartList
        title="Coming up"
        name={DATES}
        read={readComingUp}
        shown={withoutTile}
        entryOf={entryOfDate}
        isShort={only !== undefined}
      />
      {only ? <NextHackathons below={only} /> : null}
    </div>
  );
}

/** At the event of that tile the person no longer only looks for a team. */
function withoutTile(dates: readonly ComingUp[]): readonly ComingUp[] {
  const onTile = firstProposal(dates);
  return dates
    .filter((date) => date !== onTile)
    .map((date) => (date.id === onTile?.id ? { ...date, part: null } : date));
}

/** Three, or below a single date another one. */
function NextHackathons({ below }: { below?: ComingUp }) {
  return (
    <StartList
      title="Next hackathons"
      name="hackathons"
      read={readNextHackathons}
      entryOf={entryOfHackathon}
      shown={below && ((events: readonly Hackathon[]) => events.filter(({ id }) => id !== below.id).slice(0, 1))}
      isShort={below !== undefined}
      all="/explore-hackathons"
      empty={below ? 'No other hackathon is planned yet.' : 'No hackathon is planned yet.'}
    />
  );
}

interface StartListProps<Item> {
  title: string;
  /** Part of the query's key. */
  name: string;
  read: (http: Http, signal: AbortSignal) => Promise<Item[]>;
  /** Those of them that the list shows: all, without it. */
  shown?: ((items: readonly Item[]) => readonly Item[]) | undefined;
  entryOf: (item: Item) => Entry;
  /** It has one entry. */
  isShort?: boolean;
  empty?: string;
  /** Where all of them are listed. */
  all?: string;
}

/** Every state is as high as three entries, or one. */
function StartList<Item>({ title, name, read, shown, entryOf, isShort = false, empty, all }: StartListProps<Item>) {
  const titleId = useId();
  const { data, isPending, refetch } = useStartList(name, read);
  const items = data && (shown?.(data) ?? data);
  return (
    <section aria-labelledby={titleId}>
      <ListHead id={titleId} title={title} all={all} />
      <div className={isShort ? styles.entry : styles.entries} aria-busy={isPending}>
        {isPending ? <EntrySkeletons count={isShort ? 1 : SHOWN} /> : null}
        {!isPending && !items ? (
          <Stack role="alert" gap={3} align="start">
            <Words tone="muted">We couldn't load this.</Words>
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        ) : null}
        {items?.length === 0 ? <Words tone="muted">{empty}</Words> : null}
        {items?.length ? <EntryRows entries={items.map(entryOf)} /> : null}
      </div>
    </section>
  );
}

/** As high as what replaces them. */
function EntrySkeletons({ count }: { count: number }) {
  return (
    <RowList aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Row key={row} as="li" gap={3} align="center" className={styles.awaited}>
          <Skeleton width={44} height={44} radius="var(--radius-md)" />
          <Stack grows gap={2}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="0.8em" />
          </Stack>
        </Row>
      ))}
    </RowList>
  );
}

const PARTS = {
  looks: ' · Looking for a team',
  organises: ' · You organise this',
  unanswered: ' · Can you make it?',
} as const;

function entryOfDate({ kind, id, coverUrl, title, project, startsAt, day, part, declined }: ComingUp): Entry {
  const time = startsAt === null ? dayText(day) : dayAndTimeText(startsAt);
  const ofThem = part ? PARTS[part] : '';
  const cover = { id, coverUrl };
  if (kind === 'proposal')
    return { ...cover, to: `/hackathons/${id}`, title: `A team for ${title}`, text: `Answer by ${time}` };
  if (kind === 'meeting') {
    const withoutThem = declined ? ` · ${declined} can't make it` : '';
    return { ...cover, to: `/projects/${id}#room`, title, text: `${time} · ${project}${withoutThem}${ofThem}` };
  }
  if (kind === 'deadline') return { ...cover, to: `/projects/${id}`, title, text: `People can join until ${time}` };
  return { ...cover, to: `/hackathons/${id}`, title, text: `${time}${ofThem}` };
}

async function readTeams(http: Http, signal: AbortSignal): Promise<ListedProject[]> {
  return (await http.getPage('GET /api/projects', { query: { sort: 'fit', asked: 'false', limit: SHOWN }, signal }))
    .items;
}

function entryOfTeam(project: ListedProject): Entry {
  const { id, coverUrl, title, fit, owner } = project;
  const text = fit?.reasons[0] ?? `${openSeatsText(project)} · ${owner.name}`;
  return { to: `/projects/${id}`, id, coverUrl, title, text };
}
