import { ExternalLink, parseHttpUrl } from '@crewdeck/ui-kit';
import { portfolioLabel } from '../rules/portfolio-label.ts';
import type { UserCard } from '../rules/user-card.ts';
import styles from './user-card.module.css';

/** Code-hosting and portfolio pages, where the profile has addresses that a browser can open. */
export function UserLinks({ user }: { user: UserCard }) {
  const links = [
    { label: 'GitHub', address: user.githubUrl },
    { label: portfolioLabel(user.portfolioUrl), address: user.portfolioUrl },
  ].filter(({ address }) => parseHttpUrl(address) !== null);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={`Links of ${user.name}`}>
      {links.map(({ label, address }) => (
        <li key={label}>
          <ExternalLink href={address}>{label}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
