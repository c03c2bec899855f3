import { Button, IconButton, XIcon } from '@crewdeck/ui-kit';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLinks } from '../modules/registry/places.ts';
import { useOpsRole } from '../session/ops-role.ts';
import { usePresence } from '../session/use-presence.ts';
import {
  ACCOUNT,
  COLLABORATIONS,
  DASHBOARD,
  EXPLORE,
  HOME,
  MY_PROJECTS,
  OPS,
  type PageLink,
  POST,
  PROFILE,
} from './links.ts';
import { MessagesButton } from './messages-button.tsx';
import styles from './mobile-menu.module.css';
import { RouteLink } from './route-link.tsx';

const SIGN_IN: PageLink = { label: 'Sign In', to: '/sign-in' };
const SIGN_UP: PageLink = { label: 'Sign Up', to: '/sign-up' };

interface Props {
  onClose: () => void;
  onSignOut: () => void;
}

/**
 * The same items as the row of links, one below the other, then the ways in or out. It is the browser's own modal dialog,
 * which closes on Escape, makes the page behind it inert, and gives the focus back: no bytes, and no network to wait for.
 */
export function MobileMenu({ onClose, onSignOut }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const presence = usePresence();
  const isOps = useOpsRole() === 'yes';
  const own = useLinks('bar');

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself, and Enter on a link is a click
    <dialog ref={dialog} className={styles.dialog} aria-label="Site menu" onClose={onClose} onClick={closeOnPress}>
      <div className={styles.content}>
        <IconButton label="Close menu" className={styles.close}>
          <XIcon aria-hidden="true" />
        </IconButton>
        <nav aria-label="Menu">
          <ul className={styles.list}>
            <Item {...HOME} />
            <Group label="Explore" links={[...EXPLORE, ...useLinks('explore')]} />
            <Group label="Post" links={[...POST, ...useLinks('post')]} />
            <Item {...MY_PROJECTS} />
            <Item {...COLLABORATIONS} />
            <li>
              <MessagesButton className={styles.link} />
            </li>
            <Item {...PROFILE} />
            <Item {...DASHBOARD} />
            {presence.kind === 'person' ? own.map((link) => <Item key={link.to} {...link} />) : null}
            {isOps ? OPS.map((link) => <Item key={link.to} {...link} />) : null}
          </ul>
          {presence.kind === 'visitor' ? (
            <ul className={styles.list}>
              <Item {...SIGN_IN} />
              <Item {...SIGN_UP} />
            </ul>
          ) : null}
        </nav>
        {presence.kind === 'person' ? (
          <div className={styles.person}>
            <p>Signed in as {presence.user.email}</p>
            <div className={styles.ways}>
              <Button render={<RouteLink to={ACCOUNT.to} />}>{ACCOUNT.label}</Button>
              <Button onClick={onSignOut}>Sign Out</Button>
            </div>
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

/** Any press outside the menu or on something in it: a toast or a question about unsaved changes would stand behind it. */
function closeOnPress({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  const isOutside = target === currentTarget;
  if (isOutside || (target instanceof Element && target.closest('a, button'))) currentTarget.close();
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
