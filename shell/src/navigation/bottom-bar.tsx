import { CircleUserIcon, CompassIcon, CountBadge, HouseIcon, InboxIcon, UsersIcon } from '@crewdeck/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './bottom-bar.module.css';
import { COLLABORATIONS, HOME, PROFILE } from './links.ts';
import { RouteLink } from './route-link.tsx';
import { usePendingInvites } from './use-pending-invites.ts';

/** Pages about the person that the menu leads to. */
const OF_YOU = ['/account', '/create-profile', '/dashboard'];

/** The directories, and what they list. */
const EXPLORING = /^\/(explore|(people|projects|hackathons)\/)/;

/** A team room is a tab of a project's page: a link to it names the part, a press on the tab names the tab. */
const TEAM_ROOM = /[#=]room$/;

/** The five places that members visit most, within reach of a thumb. */
export function BottomBar() {
  const { count } = usePendingInvites();
  const { pathname, search, hash } = useLocation();
  const isTeamRoom = TEAM_ROOM.test(search + hash);
  return (
    <nav className={styles.root} aria-label="Quick links">
      <Item to={HOME.to} label="Home" Icon={HouseIcon} />
      <Item to="/explore" label="Explore" Icon={CompassIcon} isHere={EXPLORING.test(pathname) && !isTeamRoom} />
      <Item to="/my-invites" label="Invites" Icon={InboxIcon}>
        <CountBadge count={count} className={styles.count} />
      </Item>
      <Item to={COLLABORATIONS.to} label="Teams" Icon={UsersIcon} isHere={isTeamRoom} />
      <Item to={PROFILE.to} label="You" Icon={CircleUserIcon} isHere={OF_YOU.includes(pathname)} />
    </nav>
  );
}

interface ItemProps {
  to: string;
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  /** Whether a page that belongs to it is open; its own always does. */
  isHere?: boolean;
  children?: ReactNode;
}

function Item({ to, label, Icon, isHere = false, children }: ItemProps) {
  return (
    <RouteLink to={to} className={styles.link} data-here={isHere || undefined}>
      <Icon size={22} aria-hidden="true" />
      {label}
      {children}
    </RouteLink>
  );
}
