import { type CreateInvite, type Invite, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function sendInvite(http: Http, invite: CreateInvite): Promise<Invite> {
  return http.post<Invite>(paths.invites(), invite);
}
