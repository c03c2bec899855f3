import { NavMenu } from '@crewdeck/ui-kit';
import { useLocation } from 'react-router-dom';
import styles from './desktop-links.module.css';
import {
  COLLABORATIONS,
  DASHBOARD,
  EXPLORE,
  HOME,
  leadsTo,
  MY_PROJECTS,
  type PageLink,
  POST,
  PROFILE,
} from './links.ts';
import { MessagesButton } from './messages-button.tsx';
import { RouteLink } from './route-link.tsx';

const asMenuItem = ({ label, to }: PageLink) => ({ label, render: <RouteLink to={to} /> });

/** The links of the navigation in one row. */
export function DesktopLinks({ className }: { className: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <nav className={className} aria-label="Main">
      <ul className={styles.list}>
        <Item {...HOME} />
        <li>
          <NavMenu label="Explore" items={EXPLORE.map(asMenuItem)} isActive={leadsTo(EXPLORE, pathname)} />
        </li>
        <li>
          <NavMenu label="Post" items={POST.map(asMenuItem)} isActive={leadsTo(POST, pathname)} />
        </li>
        <Item {...MY_PROJECTS} />
        <Item {...COLLABORATIONS} />
        <li>
          <MessagesButton className={styles.link} />
        </li>
        <Item {...PROFILE} />
        <Item {...DASHBOARD} />
      </ul>
    </nav>
  );
}

function Item({ label, to }: PageLink) {
  return (
    <li>
      <RouteLink to={to} className={styles.link}>
        {label}
      </RouteLink>
    </li>
  );
}
