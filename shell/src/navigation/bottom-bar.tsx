import type { ProjectPage } from '@crewdeck/contract';
import { useQuery, useSession } from '@crewdeck/module-sdk';
import { CircleUserIcon, CompassIcon, CountBadge, HouseIcon, InboxIcon, UsersIcon } from '@crewdeck/ui-kit';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './bottom-bar.module.css';
import { COLLABORATIONS, HOME, PROFILE } from './links.ts';
import { RouteLink } from './route-link.tsx';
import { usePendingInvites } from './use-pending-invites.ts';

/** The pages of each item. Some can only be reached from the menu. */
const PLACES = {
  home: /^\/$/,
  explore: /^\/explore/,
  invites: /^\/my-invites$/,
  teams: /^\/(collaborations|my-projects)$/,
  you: /^\/(profile|account|create-profile|dashboard)$/,
};
type Place = keyof typeof PLACES;

/** A person, a project or an event. Several items lead there, so it belongs to the one that somebody came from. */
const DETAIL = /^\/(people|projects|hackathons)\//;

/** It marks You, but leads back to where somebody was, which stays remembered. */
const ON_THE_WAY = '/create-profile';

/** The five places that members visit most, within reach of a thumb. */
export function BottomBar() {
  const { count } = usePendingInvites();
  const here = usePlace();
  return (
    <nav className={styles.root} aria-label="Quick links">
      <Item to={HOME.to} label="Home" Icon={HouseIcon} isHere={here === 'home'} />
      <Item to="/explore" label="Explore" Icon={CompassIcon} isHere={here === 'explore'} />
      <Item to="/my-invites" label="Invites" Icon={InboxIcon} isHere={here === 'invites'}>
        <CountBadge count={count} className={styles.count} />
      </Item>
      <Item to={COLLABORATIONS.to} label="Teams" Icon={UsersIcon} isHere={here === 'teams'} />
      <Item to={PROFILE.to} label="You" Icon={CircleUserIcon} isHere={here === 'you'} />
    </nav>
  );
}

function usePlace(): Place | undefined {
  const { pathname } = useLocation();
  const isOnTeam = useIsOnTeam(pathname);
  const place = isOnTeam ? 'teams' : placeOf(pathname);
  const [last, setLast] = useState<Place>();
  if (place && place !== last && pathname !== ON_THE_WAY) setLast(place);
  return place ?? (DETAIL.test(pathname) ? (last ?? 'explore') : undefined);
}

/** Whether that is the page of a project whose team the reader is on, as the page itself has read it. This reads nothing. */
function useIsOnTeam(pathname: string): boolean {
  const uid = useSession().user?.uid;
  const projectId = /^\/projects\/([^/]+)$/.exec(pathname)?.[1];
  const { data } = useQuery<ProjectPage>({ queryKey: ['projects', 'page', projectId, uid], enabled: false });
  return data?.viewer?.is === 'owner' || data?.viewer?.is === 'member';
}

function placeOf(pathname: string): Place | undefined {
  const places = Object.keys(PLACES) as Place[];
  return places.find((name) => PLACES[name].test(pathname));
}

interface ItemProps {
  to: string;
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  /** Whether a page that belongs to it is open. */
  isHere: boolean;
  children?: ReactNode;
}

function Item({ to, label, Icon, isHere, children }: ItemProps) {
  return (
    <RouteLink to={to} className={styles.link} data-here={isHere || undefined}>
      <Icon size={22} aria-hidden="true" />
      {label}
      {children}
    </RouteLink>
  );
}
