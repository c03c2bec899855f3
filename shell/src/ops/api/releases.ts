import {
  type ChangeRelease,
  type KeptRelease,
  type PreviewLink,
  paths,
  type ReleasesStatus,
  type SignedLink,
} from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Cache keys of what ops see. Invalidate `all` after a change. */
export const releasesKeys = {
  all: ['releases'] as const,
  status: ['releases', 'status'] as const,
  kept: (module: string) => ['releases', 'kept', module] as const,
};

/** What is live, how it fares and what happened last. For ops only. */
export function readReleases(http: Http): Promise<ReleasesStatus> {
  return http.get(paths.releases());
}

/** The releases of a module that are still in the store, the latest published first. */
export function readKeptReleases(http: Http, module: string): Promise<KeptRelease[]> {
  return http.get(paths.releasesOf(module));
}

/** A link that shows a release in the browser that opens it, for an hour. */
export function createPreview(http: Http, module: string, release: string): Promise<PreviewLink> {
  return http.post(paths.releasePreviews(module), { release });
}

/** Changes what is live of a module. Refused with `release.changed_meanwhile` when it is not as the person saw it. */
export async function changeRelease(http: Http, module: string, change: ChangeRelease): Promise<void> {
  await http.post(paths.releaseChanges(module), change);
}

/** Has the edge give this browser source maps for a while. @returns until when, as ISO date and time */
export async function switchOnSourceMaps(http: Http): Promise<string> {
  const { path, expiresAt } = await http.post<SignedLink>(paths.sourceMapLinks(), {});
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The edge answered ${answer.status}.`);
  return expiresAt;
}
