import { use } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { PagePrefetchContext } from './page-prefetch.ts';

type Props = Omit<NavLinkProps, 'to' | 'end' | 'onPointerEnter' | 'onFocus'> & { to: string };

/** A link to a page of the route table, whose code starts to load when it looks as if it will be followed. */
export function RouteLink({ to, ...rest }: Props) {
  const prefetch = use(PagePrefetchContext);
  return <NavLink {...rest} to={to} end onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)} />;
}
