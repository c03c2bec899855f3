import { createContext, use } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';

/** Starts to load the page at a path. Navigation only says when; how modules load is not its business. */
export const PagePrefetchContext = createContext<(path: string) => void>(() => undefined);

type Props = Omit<NavLinkProps, 'to' | 'end' | 'onPointerEnter' | 'onFocus'> & { to: string };

/** A link to a page of the route table, whose code starts to load when it looks as if it will be followed. */
export function RouteLink({ to, ...rest }: Props) {
  const prefetch = use(PagePrefetchContext);
  return <NavLink {...rest} to={to} end onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)} />;
}
