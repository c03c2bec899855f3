/**
 * Beginnings of addresses that no module can have: of pages that the shell draws itself, and of what the edge answers. A file
 * such as `/robots.txt` has a dot, which no route has.
 */
const RESERVED = [
  ...['sign-in', 'sign-up', 'forgot-password', 'account', 'unsubscribe', 'messages', 'privacy', 'ops'],
  ...['api', 'modules', 'preview', 'registry', 'source-maps', 'sitemap', 'push', 'healthz', 'readyz', 'metrics'],
];

/** `/mentors/:` for `/mentors/:id`: the same for all patterns that match the same addresses. */
export function normalPattern(path: string): string {
  return partsOf(path)
    .map((part) => (isName(part) ? ':' : part))
    .join('/');
}

/** Whether no module can have it, as it is the shell's or the edge's own. */
export function isReserved(path: string): boolean {
  return RESERVED.includes(partsOf(path)[1] ?? '');
}

/** Whether there is an address that both patterns match. */
export function doMeet(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const isSame = (part: string, index: number) => {
    const beside = others[index] ?? '';
    return part === beside || (isName(part) && beside !== '') || (isName(beside) && part !== '');
  };
  return parts.length === others.length && parts.every(isSame);
}

/**
 * The route of a path, as the shell's router chooses: it looks at neither case nor a slash at the end, `:id` stands for one
 * part, and what is written out comes before what stands for anything.
 */
export function routeAt<Route extends { path: string }>(path: string, routes: readonly Route[]): Route | undefined {
  const fitting = routes.filter((route) => doMeet(route.path, withoutNames(path)));
  return fitting.toSorted((one, other) => namesIn(one.path) - namesIn(other.path))[0];
}

/** An address is no pattern: a part of it that begins with a colon stands for itself. */
function withoutNames(path: string): string {
  return path.replaceAll('/:', '/%3A');
}

function namesIn(path: string): number {
  return partsOf(path).filter(isName).length;
}

function isName(part: string): boolean {
  return part.startsWith(':');
}

function partsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/+$/, '').split('/');
}
