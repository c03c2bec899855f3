import { IconButton, MenuIcon, XIcon } from '@crewdeck/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signOut } from '../session/session-actions.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { AccountArea } from './account-area.tsx';
import { DesktopLinks } from './desktop-links.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './navbar.module.css';

/** The navigation of the whole product (spec 2). On a small screen the links move into a menu; bell and account stay. */
export function Navbar() {
  const { key } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever a navigation happens
  useEffect(() => setIsMenuOpen(false), [key]);

  const dismissMenu = () => {
    setIsMenuOpen(false);
    toggle.current?.focus();
  };

  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link to="/" className={styles.home} aria-label="Crewdeck">
          <Logo />
        </Link>
        <DesktopLinks className={styles.desktop} />
        <div className={styles.end}>
          <ThemeSwitch />
          <AccountArea signOut={signOut} />
          <IconButton
            ref={toggle}
            className={styles.toggle}
            label={isMenuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          >
            {isMenuOpen ? <XIcon aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
      <div id={menuId} className={styles.menu}>
        {isMenuOpen ? <MobileMenu onDismiss={dismissMenu} /> : null}
      </div>
    </header>
  );
}
