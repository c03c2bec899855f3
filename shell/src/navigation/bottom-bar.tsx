import { BellIcon, CircleUserIcon, CompassIcon, CountBadge, HouseIcon, UsersIcon } from '@crewdeck/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { COLLABORATIONS, HOME, PROFILE } from './links.ts';
import { RouteLink } from './route-link.tsx';
import { usePendingInvites } from './use-pending-invites.ts';

/** The five places that members visit most, within reach of a thumb. */
export function BottomBar() {
  const { count } = usePendingInvites();
  return (
    <nav className={styles.root} aria-label="Quick links">
      <Item to={HOME.to} label="Home" Icon={HouseIcon} />
      <Item to="/explore" label="Explore" Icon={CompassIcon} />
      <Item to="/my-invites" label="Invites" Icon={BellIcon}>
        <CountBadge count={count} className={styles.count} />
      </Item>
      <Item to={COLLABORATIONS.to} label="Teams" Icon={UsersIcon} />
      <Item to={PROFILE.to} label="You" Icon={CircleUserIcon} />
    </nav>
  );
}

interface ItemProps {
  to: string;
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  children?: ReactNode;
}

function Item({ to, label, Icon, children }: ItemProps) {
  return (
    <RouteLink to={to} className={styles.link}>
      <Icon size={22} aria-hidden="true" />
      {label}
      {children}
    </RouteLink>
  );
}
