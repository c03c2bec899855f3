import { Link, useHttp, useQuery } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import type { Viewer } from '../../hooks/use-viewer.ts';
import { hindranceOf } from '../../rules/project-for-fit.ts';
import { CardSkeletons } from '../card-skeletons.tsx';
import { NobodyForProject } from './nobody-for-project.tsx';
import styles from './people-for-project.module.css';

interface PeopleForProjectProps {
  projectId: string;
  viewer: Viewer;
  children: ReactNode;
}

/** Whom the people below would fit, and the way back; or why there are none. */
export function PeopleForProject({ projectId, viewer, children }: PeopleForProjectProps) {
  const { data: project, error } = useProjectForFit(projectId, viewer);
  const isVisitor = !viewer.isSignedIn && viewer.isKnown;
  const hindrance = hindranceOf({ isVisitor, project, error });
  if (hindrance) return <NobodyForProject hindrance={hindrance} projectId={projectId} />;
  // A long title takes two lines of a phone: nothing stands below it before it is known.
  if (!project && !error) return <CardSkeletons of="users" />;
  return (
    <>
      <Notice tone="info">
        <Cluster gap={4} rowGap={2} align="center">
          <p className={styles.text}>
            Suggested teammates for{' '}
            {project ? (
              <Link to={`/projects/${projectId}`}>
                <bdi>{project.title}</bdi>
              </Link>
            ) : (
              'your project'
            )}
          </p>
          <Button size="sm" render={<Link to="/explore" />}>
            Show everyone
          </Button>
        </Cluster>
      </Notice>
      {children}
    </>
  );
}

/** The project that people are to fit, as the viewer sees it. Visitors are on no team, so they send no call. */
function useProjectForFit(projectId: string, viewer: Viewer) {
  const http = useHttp();
  return useQuery({
    queryKey: ['projects', 'for-fit', viewer.key, projectId],
    queryFn: ({ signal }) => http.send('GET /api/projects/:id', { id: projectId, signal }),
    enabled: viewer.isSignedIn,
  });
}
