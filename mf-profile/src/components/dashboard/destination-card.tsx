import { Link } from '@crewdeck/module-sdk';
import { ArrowRightIcon, Card } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import styles from './destination-card.module.css';

interface DestinationCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}

/** A card that leads somewhere, wherever it is clicked. Its link is named by the title alone. */
export function DestinationCard({ to, icon, title, text }: DestinationCardProps) {
  return (
    <Card className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
        <ArrowRightIcon className={styles.arrow} aria-hidden="true" />
      </h2>
      <p className={styles.text}>{text}</p>
    </Card>
  );
}
