import type { Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, CardGrid, ErrorState } from '@crewdeck/ui-kit';
import { useInterests } from '../hooks/use-interests.ts';
import type { PagedList } from '../hooks/use-paged-list.ts';
import { useViewer } from '../hooks/use-viewer.ts';
import { describeProjectFilters, type ProjectFilters } from '../rules/project-filters.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { LoadMore } from './load-more.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './results.module.css';

interface ProjectResultsProps {
  list: PagedList<Project>;
  filters: ProjectFilters;
}

export function ProjectResults({ list, filters }: ProjectResultsProps) {
  const viewer = useViewer();
  const interestedIn = useInterests(viewer);
  if (list.isLoading) return <CardSkeletons of="projects" />;
  if (list.isFailed) {
    return (
      <ErrorState
        title="Failed to load projects."
        text="The list could not be read just now. Your filters are kept."
        onRetry={list.retry}
      />
    );
  }
  if (list.items.length === 0 && !list.hasMore) {
    return (
      <NothingFound
        title="No projects found."
        subject="Nothing"
        filters={describeProjectFilters(filters)}
        first={{
          text: 'Nobody seeks teammates right now. Post the project you wish you could join.',
          action: (
            <Button variant="primary" render={<Link to="/post-project" />}>
              Post a Project
            </Button>
          ),
        }}
      />
    );
  }
  return (
    <div className={styles.results} aria-busy={list.isOutdated}>
      <CardGrid label="Projects">
        {list.items.map((project, index) => (
          <ProjectCard key={project.id} project={project} viewer={viewer} interestedIn={interestedIn} accent={index} />
        ))}
      </CardGrid>
      {list.hasMore && (
        <LoadMore
          pageCount={list.pageCount}
          isBusy={list.isLoadingMore}
          hasFailed={list.hasFailedToLoadMore}
          onLoad={list.loadMore}
        />
      )}
    </div>
  );
}
