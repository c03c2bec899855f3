import { BadgeCheckIcon, FolderPlusIcon, IconTile, SendIcon, TrophyIcon, Words } from '@crewdeck/ui-kit';
import styles from './features.module.css';
import landing from './landing.module.css';

const FEATURES = [
  {
    Icon: BadgeCheckIcon,
    title: 'Verified Profiles',
    text: 'One profile per account, with links to real work. It shows whether the email is confirmed.',
  },
  {
    Icon: FolderPlusIcon,
    title: 'Post & Join Projects',
    text: 'Say which roles are open and who you need, or show interest in a project that needs you.',
  },
  {
    Icon: TrophyIcon,
    title: 'Hackathon Directory',
    text: "See what's coming up, when, and with which tech. Have your team ready before the clock starts.",
  },
  {
    Icon: SendIcon,
    title: 'Team Invites',
    text: "Invite someone to a role. Once they accept, they're on the team.",
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
            <IconTile>
              <Icon />
            </IconTile>
            <h3 className={styles.title}>{title}</h3>
            <Words tone="muted">{text}</Words>
          </li>
        ))}
      </ul>
    </section>
  );
}
