import { useLinks } from '../modules/registry/places.ts';
import { usePresence } from '../session/use-presence.ts';
import styles from './desktop-links.module.css';
import { COLLABORATIONS, DASHBOARD, EXPLORE, HOME, MY_PROJECTS, type PageLink, POST, PROFILE } from './links.ts';
import { LinksMenu } from './links-menu.tsx';
import { MessagesButton } from './messages-button.tsx';
import { RouteLink } from './route-link.tsx';

export function DesktopLinks({ className }: { className: string | undefined }) {
  return (
    <nav className={className} aria-label="Main">
      <ul className={styles.list}>
        <Item {...HOME} />
        <li>
          <LinksMenu label="Explore" links={[...EXPLORE, ...useLinks('explore')]} />
        </li>
        <li>
          <LinksMenu label="Post" links={[...POST, ...useLinks('post')]} />
        </li>
        <Item {...MY_PROJECTS} />
        <Item {...COLLABORATIONS} />
        <li>
          <MessagesButton className={styles.link} />
        </li>
        <Item {...PROFILE} />
        <Item {...DASHBOARD} />
        <OwnLinks />
      </ul>
    </nav>
  );
}

/** Links of modules for signed-in people. */
function OwnLinks() {
  const links = useLinks('bar');
  return usePresence().kind === 'person' && links.map((link) => <Item key={link.to} {...link} />);
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
