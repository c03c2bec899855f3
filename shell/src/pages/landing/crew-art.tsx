import { CheckIcon, Row, Words } from '@crewdeck/ui-kit';
import styles from './crew-art.module.css';

const HAND = [
  { initials: 'TO', name: 'Tomi', role: 'Design', skills: ['Figma', 'Motion'] },
  { initials: 'LK', name: 'Lena', role: 'Mobile', skills: ['Flutter', 'Swift'] },
  { initials: 'AR', name: 'Arjun', role: 'Backend', skills: ['Go', 'PostgreSQL'] },
  { initials: 'MJ', name: 'Maya', role: 'Data', skills: ['Python', 'Redis'] },
] as const;

/** A hand of people, dealt; one of them takes the last free seat of a project. Decoration: it says nothing by itself. */
export function CrewArt({ className }: { className?: string | undefined }) {
  return (
    <div className={`${styles.scene} ${className ?? ''}`} aria-hidden="true">
      <ul className={styles.hand}>
        {HAND.map((person) => (
          <li key={person.name} className={`${styles.card} moment`}>
            <span className={styles.face}>{person.initials}</span>
            <span className={styles.name}>{person.name}</span>
            <span className={styles.role}>{person.role}</span>
            <Words as="span" tone="subtle">
              {person.skills.join(' · ')}
            </Words>
          </li>
        ))}
      </ul>
      <div className={styles.project}>
        <Row gap={3} align="center" justify="between">
          <span className={styles.projectTitle}>Campus Compass</span>
          <span className={styles.status}>In Progress</span>
        </Row>
        <span className={styles.projectText}>Indoor maps that know when the lift is broken.</span>
        <div className={styles.seats}>
          <span className={styles.seat}>TO</span>
          <span className={styles.seat}>LK</span>
          <span className={styles.seat}>MJ</span>
          <span className={styles.freeSeat}>
            <span className={styles.seat}>AR</span>
          </span>
          <span className={styles.joined}>
            <CheckIcon className={styles.tick} /> Arjun joined as Backend
          </span>
        </div>
      </div>
    </div>
  );
}
