import type { KeyboardEvent } from 'react';
import { useOpsRole } from '../session/ops-role.ts';
import { usePresence } from '../session/use-presence.ts';
import { DASHBOARD, EXPLORE, HOME, MY_PROJECTS, type PageLink, POST, PROFILE, RELEASES } from './links.ts';
import { MessagesButton } from './messages-button.tsx';
import styles from './mobile-menu.module.css';
import { RouteLink } from './route-link.tsx';

const SIGN_IN: PageLink = { label: 'Sign In', to: '/sign-in' };
const SIGN_UP: PageLink = { label: 'Sign Up', to: '/sign-up' };

/** The same items as the row of links, one below the other. */
export function MobileMenu({ onDismiss }: { onDismiss: () => void }) {
  const presence = usePresence();
  const isOps = useOpsRole() === 'yes';

  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };

  return (
    <nav className={styles.root} aria-label="Menu" onKeyDown={dismissOnEscape}>
      <ul className={styles.list}>
        <Item {...HOME} />
        <Group label="Explore" links={EXPLORE} />
        <Group label="Post" links={POST} />
        <Item {...MY_PROJECTS} />
        <li>
          <MessagesButton className={styles.link} />
        </li>
        <Item {...PROFILE} />
        <Item {...DASHBOARD} />
      </ul>
      {presence.kind === 'person' ? <p className={styles.person}>Signed in as {presence.user.email}</p> : null}
      {isOps ? (
        <ul className={styles.list}>
          <Item {...RELEASES} />
        </ul>
      ) : null}
      {presence.kind === 'visitor' ? (
        <ul className={styles.list}>
          <Item {...SIGN_IN} />
          <Item {...SIGN_UP} />
        </ul>
      ) : null}
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

function Group({ label, links }: { label: string; links: readonly PageLink[] }) {
  return (
    <li className={styles.group}>
      <span className={styles.groupLabel}>{label}</span>
      <ul className={styles.list} aria-label={label}>
        {links.map((link) => (
          <Item key={link.to} {...link} />
        ))}
      </ul>
    </li>
  );
}
