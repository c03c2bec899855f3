import type { ValidDecideReports } from '@crewdeck/contract';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { Reasons, Standing } from '../users/users.repository.ts';
import type { Subject } from './moderation.repository.ts';

type Action = ValidDecideReports['action'];

/** What ops have done so far; only people are suspended. */
export type State = Standing;

/** What waits is decided on by everything but taking back. */
export function closesReports(action: Action): boolean {
  return action !== 'show' && action !== 'show_picture' && action !== 'reinstate';
}

/** What an action changes of the subject; `null` for nothing, or for a picture alone. */
export function changeOf({ action, reason }: ValidDecideReports): Reasons | null {
  const changes: Record<Action, Reasons | null> = {
    dismiss: null,
    hide: { hiddenReason: reason },
    show: { hiddenReason: null },
    hide_picture: null,
    show_picture: null,
    suspend: { suspendedReason: reason },
    reinstate: { suspendedReason: null },
  };
  return changes[action];
}

/** Whether an action is about a picture: the reason it is hidden for, or `null` to show it. */
export function pictureChangeOf({ action, reason }: ValidDecideReports): { hiddenReason: string | null } | null {
  if (action === 'hide_picture') return { hiddenReason: reason };
  return action === 'show_picture' ? { hiddenReason: null } : null;
}

/** @param closed how many reports were open; of what is gone, these can be dismissed all the same */
export function requireSomethingToDo(
  decision: ValidDecideReports,
  { kind }: Subject,
  state: State | null,
  closed: number,
): void {
  const { action } = decision;
  if (kind === 'project' && (action === 'suspend' || action === 'reinstate'))
    throw new DomainError('request.invalid', 'You can hide a project, but not suspend it.');
  if (kind === 'hackathon' && changeOf(decision))
    throw new DomainError('request.invalid', 'You can hide the banner of a hackathon, and nothing else of it.');
  if (!state && action !== 'dismiss') throw new DomainError(kind === 'person' ? 'user.not_found' : 'project.not_found');
  const isToDo: Record<Action, boolean> = {
    dismiss: closed > 0,
    hide: state?.isHidden === false,
    show: state?.isHidden === true,
    hide_picture: state?.isPictureHidden === false,
    show_picture: state?.isPictureHidden === true,
    suspend: state?.isSuspended === false,
    reinstate: state?.isSuspended === true,
  };
  if (!isToDo[action]) throw new DomainError('report.changed_meanwhile');
}
