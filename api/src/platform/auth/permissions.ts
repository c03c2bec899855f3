import { OPS_ROLE } from '@crewdeck/contract';
import { DomainError } from '../errors/domain-error.ts';

/** Tokens name ops; an organiser is one of a single hackathon, as the database says. */
type Role = typeof OPS_ROLE | 'organiser';

export type Permission =
  | 'deploy_tokens.manage'
  | 'event.audit'
  | 'event.organise'
  | 'matching.read'
  | 'releases.change'
  | 'releases.read'
  | 'reports.decide'
  | 'source_maps.read';

/** What each role may do. Everything else follows from who somebody is: owner, member, receiver. */
const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  ops: [
    'deploy_tokens.manage',
    'event.audit',
    'event.organise',
    'matching.read',
    'releases.change',
    'releases.read',
    'reports.decide',
    'source_maps.read',
  ],
  organiser: ['event.organise'],
};

/** Whether the claim of a token names a role that holds everywhere. */
export function isRole(claim: unknown): claim is typeof OPS_ROLE {
  return claim === OPS_ROLE;
}

/** A role of one person: everywhere, unless it names the one hackathon that it holds for. */
export interface HeldRole {
  readonly role: Role;
  readonly hackathonId?: string;
}

interface Holder {
  readonly roles: readonly HeldRole[];
}

/** @param hackathonId the one that it is about, if it is about one */
export function isPermitted({ roles }: Holder, permission: Permission, hackathonId?: string): boolean {
  const held = roles.filter((one) => one.hackathonId === undefined || one.hackathonId === hackathonId);
  return held.some(({ role }) => PERMISSIONS[role].includes(permission));
}

/** @throws DomainError `auth.forbidden` */
export function requirePermission(holder: Holder, permission: Permission, hackathonId?: string): void {
  if (!isPermitted(holder, permission, hackathonId)) throw new DomainError('auth.forbidden');
}
