import { paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function withdrawInvite(http: Http, inviteId: string): Promise<void> {
  return http.delete(paths.invite(inviteId));
}
