import { CardGrid, FolderKanbanIcon, HandshakeIcon, InboxIcon } from '@crewdeck/ui-kit';
import { DestinationCard } from './destination-card.tsx';
import styles from './destination-cards.module.css';

/** Where to go from the dashboard. */
export function DestinationCards() {
  return (
    <CardGrid label="Go to" className={styles.root}>
      <DestinationCard
        to="/my-projects"
        icon={<FolderKanbanIcon />}
        title="My Projects"
        text="What you posted, its team and its invites."
      />
      <DestinationCard
        to="/my-invites"
        icon={<InboxIcon />}
        title="My Invites"
        text="Who wants you on their team, and who you asked."
      />
      <DestinationCard
        to="/collaborations"
        icon={<HandshakeIcon />}
        title="My Collaborations"
        text="The teams you have joined."
      />
    </CardGrid>
  );
}
