import type { Project } from '@crewdeck/contract';
import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { Avatar, Button, LoadingRegion, Row, Skeleton, Words } from '@crewdeck/ui-kit';
import { firstSentence, PEOPLE_SHOWN, teamText, whenText } from '../rules/offer.ts';
import styles from './offer.module.css';

/** What the project is, who is on its team, and by when one joins. It keeps its place while it loads: buttons are below it. */
export function Offer({ projectId }: { projectId: string }) {
  const { data, isPending, refetch } = useOffer(projectId);
  if (data) return <Facts project={data} />;
  return (
    <div className={styles.root}>
      {isPending ? (
        <LoadingRegion label="Loading the project...">
          <Skeleton height={44} />
        </LoadingRegion>
      ) : (
        <>
          <Words tone="muted">We couldn't load more about this project.</Words>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

function Facts({ project }: { project: Project }) {
  const { owner, collaborators, description } = project;
  return (
    <div className={styles.root}>
      <Words lines={2} size="sm" dir="auto">
        {firstSentence(description) || "The owner hasn't described it yet."}
      </Words>
      <Row gap={2} align="center">
        <Row as="span" gap={1} className={styles.faces} aria-hidden="true">
          {[owner, ...collaborators].slice(0, PEOPLE_SHOWN).map(({ id, name, pictureUrl }) => (
            <Avatar key={id} name={name} src={pictureUrl} size="sm" />
          ))}
        </Row>
        <div>
          <Words lines={1} tone="muted" size="sm" dir="auto">
            Team: {teamText(project)}
          </Words>
          <Words lines={1} tone="muted" size="sm" dir="auto">
            {whenText(project)}
          </Words>
        </div>
      </Row>
    </div>
  );
}

/** The project that a pending invite asks its receiver to join, as they see it. */
function useOffer(projectId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: ['projects', 'offer', projectId, uid],
    queryFn: ({ signal }) => http.send('GET /api/projects/:id', { id: projectId, signal }),
  });
}
