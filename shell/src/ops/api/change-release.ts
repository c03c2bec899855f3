import { type ChangeRelease, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Changes what is out of a module. Refused with `release.changed_meanwhile` when it is not as the person saw it. */
export async function changeRelease(http: Http, module: string, change: ChangeRelease): Promise<void> {
  await http.post(paths.releaseChanges(module), change);
}
