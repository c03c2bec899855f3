import type { Invite, Project } from '@crewdeck/contract';
import { Avatar, Button, LoadingRegion, Row, Skeleton, Words } from '@crewdeck/ui-kit';
import type { useOffer } from '../hooks/use-offer.ts';
import { PEOPLE_SHOWN, teamText } from '../rules/offer.ts';
import styles from './offer.module.css';

interface OfferProps {
  offer: ReturnType<typeof useOffer>;
  sender: Invite['sender'];
}

/** What the project is, who is on its team, and what it is for. It keeps its place while it loads: buttons are below it. */
export function Offer({ offer: { data, isPending, refetch }, sender }: OfferProps) {
  if (data) return <Facts project={data} sender={sender} />;
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

function Facts({ project, sender }: { project: Project; sender: Invite['sender'] }) {
  const { owner, collaborators, description, hackathon } = project;
  const team = [owner, ...collaborators];
  // Their face is at the top of the invite.
  const isOnlySender = team.every(({ id }) => id === sender.id);
  return (
    <div className={styles.root}>
      <Words lines={2} size="sm" dir="auto">
        {description.trim() || "The owner hasn't described it yet."}
      </Words>
      <Row gap={2} align="center">
        {!isOnlySender && (
          <Row as="span" gap={1} className={styles.faces} aria-hidden="true">
            {team.slice(0, PEOPLE_SHOWN).map(({ id, name, pictureUrl }) => (
              <Avatar key={id} name={name} src={pictureUrl} size="sm" />
            ))}
          </Row>
        )}
        <div>
          <Words lines={hackathon ? 1 : 2} tone="muted" size="sm" dir="auto">
            Team: {teamText(project)}
          </Words>
          {hackathon && (
            <Words lines={1} tone="muted" size="sm" dir="auto">
              For {hackathon.title}
            </Words>
          )}
        </div>
      </Row>
    </div>
  );
}
