import { Button, IconButton, Stack, XIcon } from '@crewdeck/ui-kit';
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
 * The navigation's links below each other, then sign-in or sign-out. It is the browser's modal `<dialog>`, which closes on
 * Escape, makes the page inert and restores the focus without any code.
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
          <Stack gap={3} tone="muted" size="sm" className={styles.person}>
            <p>Signed in as {presence.user.email}</p>
            <div className={styles.ways}>
              <Button render={<RouteLink to={ACCOUNT.to} />}>{ACCOUNT.label}</Button>
              <Button onClick={onSignOut}>Sign Out</Button>
            </div>
          </Stack>
        ) : null}
      </div>
    </dialog>
  );
}

/** Closes the menu on any press on a link, on a button or outside: toasts and dialogs would open behind it. */
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
