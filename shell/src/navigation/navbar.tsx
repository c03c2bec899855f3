import { IconButton, MenuIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signOut } from '../session/session-actions.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { AccountArea } from './account-area.tsx';
import { DesktopLinks } from './desktop-links.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './navbar.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The navigation of the product (spec 2). On a small screen the links and Sign Out move into a menu. */
export function Navbar() {
  const { key } = useLocation();
  // The menu belongs to one visit, so a navigation closes it.
  const [menuVisit, setMenuVisit] = useState<string | null>(null);
  const isMenuOpen = menuVisit === key;
  const leave = useSignOut(signOut);

  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link to="/" className={styles.home} aria-label="Crewdeck">
          <Logo />
        </Link>
        <DesktopLinks className={styles.desktop} />
        <div className={styles.end}>
          <AccountArea onSignOut={leave} />
          <ThemeSwitch />
          <IconButton
            className={styles.toggle}
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuVisit(key)}
          >
            <MenuIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isMenuOpen ? <MobileMenu onClose={() => setMenuVisit(null)} onSignOut={leave} /> : null}
    </header>
  );
}
