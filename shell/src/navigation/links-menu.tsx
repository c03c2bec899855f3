import { NavMenu } from '@crewdeck/ui-kit';
import { useLocation } from 'react-router-dom';
import { leadsTo, type PageLink } from './links.ts';
import { RouteLink } from './route-link.tsx';

export function LinksMenu({ label, links }: { label: string; links: readonly PageLink[] }) {
  const { pathname } = useLocation();
  const items = links.map(({ label: text, to }) => ({ label: text, render: <RouteLink to={to} /> }));
  return <NavMenu label={label} items={items} isActive={leadsTo(links, pathname)} />;
}
