import { useModuleRelease } from '../modules/module-scope.tsx';
import { createHttp } from './create-http.ts';
import type { Http } from './http.ts';

const clients = new Map<string, Http>();

/** The client of one release; the same one at every call. */
function httpOf(release: string): Http {
  const known = clients.get(release);
  if (known) return known;
  const created = createHttp(release);
  clients.set(release, created);
  return created;
}

/** The http client of the module that the calling component belongs to. */
export function useHttp(): Http {
  return httpOf(useModuleRelease());
}
