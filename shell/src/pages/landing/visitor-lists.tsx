import type { ListedProject } from '@crewdeck/contract';
import { type Http, useHttp, useQuery } from '@crewdeck/module-sdk';
import { CardGrid } from '@crewdeck/ui-kit';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { EntryRows } from './entry-rows.tsx';
import landing from './landing.module.css';
import { ListHead } from './list-head.tsx';
import { entryOfHackathon, readNextHackathons } from './next-hackathons.ts';
import { OpenProjectCard } from './open-project-card.tsx';
import styles from './visitor-lists.module.css';
import place from './visitor-lists-place.module.css';

const SHOWN = 3;

/**
 * Projects that look for people and the next hackathons, for visitors. What is empty or can't be read isn't shown; its room
 * stays only where giving it up would move what the visitor sees.
 */
export function VisitorLists() {
  const [projectsId, hackathonsId] = [useId(), useId()];
  const projects = useVisitorList('projects', readOpenProjects);
  const hackathons = useVisitorList('hackathons', readNextHackathons);
  const isWaiting = projects.isPending || hackathons.isPending;
  const root = useRef<HTMLDivElement>(null);
  const [isRoomFree, setIsRoomFree] = useState(false);
  useLayoutEffect(() => {
    if (!isWaiting && root.current) setIsRoomFree(root.current.getBoundingClientRect().top >= window.innerHeight);
  }, [isWaiting]);

  return (
    <div ref={root} className={`${landing.column} ${place.root}`} style={isRoomFree ? { minHeight: 0 } : undefined}>
      {isWaiting ? null : (
        <div className={styles.lists}>
          {projects.data?.length ? (
            <section aria-labelledby={projectsId}>
              <ListHead id={projectsId} title="Projects looking for people" all="/explore-projects" />
              <CardGrid columns={3} className={styles.cards}>
                {projects.data.map((project) => (
                  <OpenProjectCard key={project.id} project={project} />
                ))}
              </CardGrid>
            </section>
          ) : null}
          {hackathons.data?.length ? (
            <section aria-labelledby={hackathonsId}>
              <ListHead id={hackathonsId} title="Coming up" all="/explore-hackathons" />
              <EntryRows entries={hackathons.data.map(entryOfHackathon)} />
            </section>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** Read once: what appeared in room that was given up would move the page. */
function useVisitorList<Item>(name: string, read: (http: Http, signal: AbortSignal) => Promise<Item[]>) {
  const http = useHttp();
  return useQuery({
    queryKey: ['visitor', name],
    queryFn: ({ signal }) => read(http, signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function readOpenProjects(http: Http, signal: AbortSignal): Promise<ListedProject[]> {
  return (await http.getPage('GET /api/projects', { query: { open: 'true', limit: SHOWN }, signal })).items;
}
