import { NavLink, type NavLinkProps } from 'react-router-dom';
import { prefetchModulePage } from '../modules/prefetch.ts';
import { isModuleRoute, ROUTES } from '../routes.ts';

type Props = Omit<NavLinkProps, 'to' | 'end' | 'onPointerEnter' | 'onFocus'> & { to: string };

function prefetch(path: string): void {
  const route = ROUTES.find((candidate) => candidate.path === path);
  if (route && isModuleRoute(route)) prefetchModulePage(route.module, route.page);
}

/** A link to a page of the route table, whose code starts to load when it looks as if it will be followed. */
export function RouteLink({ to, ...rest }: Props) {
  return <NavLink {...rest} to={to} end onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)} />;
}
