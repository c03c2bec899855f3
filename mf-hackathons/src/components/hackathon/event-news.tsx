import { Button, Section } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { AnnouncementList } from '../announcement-list.tsx';

const TITLE = 'News from the organisers';
const SHOWN_AT_FIRST = 3;

/** What the organisers announced to everybody who takes part, the latest first. Nothing for people who aren't told. */
export function EventNews({ hackathonId }: { hackathonId: string }) {
  const { search } = useSearcher(hackathonId);
  const [isAll, setIsAll] = useState(false);
  const news = search?.news ?? [];
  if (news.length === 0) return null;
  return (
    <Section title={TITLE}>
      <AnnouncementList
        label={TITLE}
        announcements={news.slice(0, isAll ? undefined : SHOWN_AT_FIRST)}
        timeZone={null}
      />
      {news.length > SHOWN_AT_FIRST && (
        <div>
          <Button aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? 'Show fewer' : 'Show all'}
          </Button>
        </div>
      )}
    </Section>
  );
}
