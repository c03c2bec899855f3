import { type ComingUp, dayText, type Hackathon, type ListedProject } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';
import { Button, Cover, LinkRow, Row, RowList, SkeletonText, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './start-lists.module.css';
import { momentText, readComingUp, useStartList } from './use-start-list.ts';

const SHOWN = 3;

interface Entry {
  to: string;
  /** Of the project or hackathon, for its cover. */
  id: string;
  coverUrl: string | null | undefined;
  title: string;
  text: string;
}

/** The person's next dates and the teams that fit them; before they have a profile, the next hackathons and who looks for people. */
export function StartLists({ hasProfile }: { hasProfile: boolean }) {
  return (
    <div className={styles.root}>
      {hasProfile ? (
        <StartList
          title="Coming up"
          name="coming-up"
          read={readComingUp}
          entryOf={entryOfDate}
          empty="Nothing planned. Meetings, deadlines and hackathons of your teams show up here."
        />
      ) : (
        <StartList
          title="Next hackathons"
          name="hackathons"
          read={readHackathons}
          entryOf={entryOfHackathon}
          all="/explore-hackathons"
          empty="No hackathon is planned yet."
        />
      )}
      <StartList
        title={hasProfile ? 'Teams for you' : 'Teams looking for people'}
        name="teams"
        read={readTeams}
        entryOf={entryOfTeam}
        all="/explore-projects"
        empty="No team has an open seat right now."
      />
    </div>
  );
}

interface StartListProps<Item> {
  title: string;
  /** Part of the query's key. */
  name: string;
  read: (http: Http, signal: AbortSignal) => Promise<Item[]>;
  entryOf: (item: Item) => Entry;
  empty: string;
  /** Where all of them are listed. */
  all?: string;
}

/** Every state is as high as three entries. */
function StartList<Item>({ title, name, read, entryOf, empty, all }: StartListProps<Item>) {
  const titleId = useId();
  const { data, isPending, refetch } = useStartList(name, read);
  return (
    <section aria-labelledby={titleId}>
      <Row className={styles.head} gap={3} align="center" justify="between">
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {all ? (
          <RouteLink to={all} aria-describedby={titleId}>
            See all
          </RouteLink>
        ) : null}
      </Row>
      <div className={styles.entries} aria-busy={isPending}>
        {isPending ? <SkeletonText lines={2 * SHOWN} className={styles.loading} /> : null}
        {!isPending && !data ? (
          <Stack role="alert" gap={3} align="start">
            <Words tone="muted">We couldn't load this.</Words>
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        ) : null}
        {data?.length === 0 ? <Words tone="muted">{empty}</Words> : null}
        {data?.length ? (
          // Safari forgets that a list without bullets is one.
          <RowList role="list">
            {data.map(entryOf).map(({ to, id, coverUrl, title: entry, text }) => (
              <LinkRow
                key={to + entry}
                picture={<Cover seed={id} src={coverUrl ?? null} isTile />}
                link={
                  <RouteLink to={to}>
                    <bdi>{entry}</bdi>
                  </RouteLink>
                }
              >
                {text}
              </LinkRow>
            ))}
          </RowList>
        ) : null}
      </div>
    </section>
  );
}

function entryOfDate({ kind, id, coverUrl, title, project, startsAt, day }: ComingUp): Entry {
  const time = startsAt === null ? dayText(day) : momentText(startsAt);
  const cover = { id, coverUrl };
  if (kind === 'proposal')
    return { ...cover, to: `/hackathons/${id}`, title: `A team for ${title}`, text: `Answer until ${time}` };
  if (kind === 'meeting') return { ...cover, to: `/projects/${id}#room`, title, text: `${time} · ${project}` };
  if (kind === 'deadline') return { ...cover, to: `/projects/${id}`, title, text: `Applications close ${time}` };
  return { ...cover, to: `/hackathons/${id}`, title, text: time };
}

async function readHackathons(http: Http, signal: AbortSignal): Promise<Hackathon[]> {
  const { items } = await http.getPage('GET /api/hackathons', { query: { limit: 200 }, signal });
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return items
    .filter(({ eventDate }) => eventDate >= today)
    .sort((one, other) => one.eventDate.localeCompare(other.eventDate))
    .slice(0, SHOWN);
}

function entryOfHackathon({ id, coverUrl, title, eventDate, location }: Hackathon): Entry {
  return {
    to: `/hackathons/${id}`,
    id,
    coverUrl,
    title,
    text: [dayText(eventDate), location].filter(Boolean).join(' · '),
  };
}

async function readTeams(http: Http, signal: AbortSignal): Promise<ListedProject[]> {
  return (await http.getPage('GET /api/projects', { query: { sort: 'fit', limit: SHOWN }, signal })).items;
}

function entryOfTeam({ id, coverUrl, title, fit, openSeats, owner }: ListedProject): Entry {
  const seats = `${openSeats} ${openSeats === 1 ? 'seat' : 'seats'} open`;
  return { to: `/projects/${id}`, id, coverUrl, title, text: `${seats} · ${fit?.reasons[0] ?? owner.name}` };
}
