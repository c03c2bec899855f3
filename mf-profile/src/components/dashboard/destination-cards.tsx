import { Link } from '@crewdeck/module-sdk';
import {
  ArrowRightIcon,
  Card,
  CardGrid,
  CardTitle,
  FolderKanbanIcon,
  HandshakeIcon,
  IconTile,
  InboxIcon,
  Words,
} from '@crewdeck/ui-kit';
import styles from './destination-cards.module.css';

const DESTINATIONS = [
  {
    to: '/my-projects',
    Icon: FolderKanbanIcon,
    title: 'My Projects',
    text: "What you've posted, with teams and invites.",
  },
  {
    to: '/my-invites',
    Icon: InboxIcon,
    title: 'My Invites',
    text: "Who wants you on their team, and who you've asked.",
  },
  { to: '/collaborations', Icon: HandshakeIcon, title: 'My Collaborations', text: "The teams you've joined." },
];

/** Where to go from the dashboard. A card leads there wherever it is clicked; its link is named by the title alone. */
export function DestinationCards() {
  return (
    <CardGrid label="Go to" columns={3}>
      {DESTINATIONS.map(({ to, Icon, title, text }) => (
        <Card key={to} className={styles.card} isLink>
          <IconTile>
            <Icon />
          </IconTile>
          <CardTitle className={styles.title}>
            <Link to={to}>{title}</Link>
            <ArrowRightIcon className={styles.arrow} aria-hidden="true" />
          </CardTitle>
          <Words tone="muted" size="md">
            {text}
          </Words>
        </Card>
      ))}
    </CardGrid>
  );
}
