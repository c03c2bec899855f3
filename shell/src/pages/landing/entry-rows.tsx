import { Cover, LinkRow, RowList } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';

export interface Entry {
  to: string;
  /** Of the project or hackathon, for its cover. */
  id: string;
  coverUrl: string | null | undefined;
  title: string;
  text: string;
}

/** Projects, hackathons and dates, each as a row that leads to its page. */
export function EntryRows({ entries }: { entries: readonly Entry[] }) {
  return (
    // Safari forgets that a list without bullets is one.
    <RowList role="list">
      {entries.map(({ to, id, coverUrl, title, text }) => (
        <LinkRow
          key={to + title}
          picture={<Cover seed={id} src={coverUrl ?? null} isTile />}
          link={
            <RouteLink to={to}>
              <bdi>{title}</bdi>
            </RouteLink>
          }
        >
          {text}
        </LinkRow>
      ))}
    </RowList>
  );
}
