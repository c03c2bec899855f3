import { createContext, use } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';

/** Starts to load the page at a path. The navigation decides when, and knows nothing of modules. */
export const PagePrefetchContext = createContext<(path: string) => void>(() => undefined);

type Props = Omit<NavLinkProps, 'to' | 'end' | 'onPointerEnter' | 'onFocus'> & { to: string };

/** A link to a route. It prefetches the page on hover and focus. */
export function RouteLink({ to, ...rest }: Props) {
  const prefetch = use(PagePrefetchContext);
  return <NavLink {...rest} to={to} end onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)} />;
}
