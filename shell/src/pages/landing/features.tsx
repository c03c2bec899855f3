import { BadgeCheckIcon, FolderPlusIcon, SendIcon, TrophyIcon } from '@crewdeck/ui-kit';
import styles from './features.module.css';
import landing from './landing.module.css';

const FEATURES = [
  {
    Icon: BadgeCheckIcon,
    title: 'Verified Profiles',
    text: "One profile for each account: skills, year, branch and work in one card. We don't check what it says; the links in it let you.",
  },
  {
    Icon: FolderPlusIcon,
    title: 'Post & Join Projects',
    text: 'Say which roles are open and who you need, or show interest in a project that needs you.',
  },
  {
    Icon: TrophyIcon,
    title: 'Hackathon Directory',
    text: 'What is coming up, when, and with which technology, so that the team is ready before the clock starts.',
  },
  {
    Icon: SendIcon,
    title: 'Team Invites',
    text: 'One invite with a role in it. Accept, and you are on the team; no spreadsheet.',
  },
] as const;

export function Features() {
  return (
    <section className={landing.column} aria-labelledby="features-title">
      <h2 id="features-title" className={landing.heading}>
        Everything between an idea and its team
      </h2>
      <ul className={styles.grid}>
        {FEATURES.map(({ Icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
