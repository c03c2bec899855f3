import { useLocation } from 'react-router-dom';
import styles from './explore-switch.module.css';
import { EXPLORE, leadsTo } from './links.ts';
import { RouteLink } from './route-link.tsx';

/** On a phone, whose bottom bar leads to people alone: from each of the three directories to the other two. */
export function ExploreSwitch() {
  const { pathname } = useLocation();
  if (!leadsTo(EXPLORE, pathname)) return null;
  return (
    <nav className={styles.root} aria-label="Explore">
      {EXPLORE.map(({ label, to }) => (
        <RouteLink key={to} to={to} className={styles.link}>
          {label.replace('Explore ', '')}
        </RouteLink>
      ))}
    </nav>
  );
}
