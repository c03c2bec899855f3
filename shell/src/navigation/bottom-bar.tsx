import { BellIcon, CircleUserIcon, CompassIcon, HouseIcon, UsersIcon } from '@crewdeck/ui-kit';
import type { ComponentType } from 'react';
import styles from './bottom-bar.module.css';
import { COLLABORATIONS, HOME, PROFILE } from './links.ts';
import { RouteLink } from './route-link.tsx';

/** The five places that members visit most, within reach of a thumb. The bell above counts the invites. */
export function BottomBar() {
  return (
    <nav className={styles.root} aria-label="Quick links">
      <Item to={HOME.to} label="Home" Icon={HouseIcon} />
      <Item to="/explore" label="Explore" Icon={CompassIcon} />
      <Item to="/my-invites" label="Invites" Icon={BellIcon} />
      <Item to={COLLABORATIONS.to} label="Teams" Icon={UsersIcon} />
      <Item to={PROFILE.to} label="You" Icon={CircleUserIcon} />
    </nav>
  );
}

interface ItemProps {
  to: string;
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
}

function Item({ to, label, Icon }: ItemProps) {
  return (
    <RouteLink to={to} className={styles.link}>
      <Icon size={22} aria-hidden="true" />
      {label}
    </RouteLink>
  );
}
