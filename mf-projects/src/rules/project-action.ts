import { isDeadlinePast, type ProjectPage } from '@crewdeck/contract';

type ReceivedInvite = NonNullable<NonNullable<ProjectPage['viewer']>['invite']>;
type OwnInterest = NonNullable<NonNullable<ProjectPage['viewer']>['interest']>;

/** The one thing that whoever looks at a project can do next, or why there is none. */
export type ProjectAction =
  | { kind: 'own' }
  | { kind: 'team' }
  /** `hindrance`: why it can't be accepted, if it can't. */
  | { kind: 'answer'; invite: ReceivedInvite; hindrance: string | null }
  | { kind: 'sent'; interest: OwnInterest }
  | { kind: 'sign-in' }
  | { kind: 'profile' }
  /** `hasEnded`: they have shown interest before, and it was closed. */
  | { kind: 'offer'; hasEnded: boolean }
  | { kind: 'none'; reason: string };

interface Situation {
  isSignedIn: boolean;
  now: Date;
}

/** No button that can only fail (decisions: flow). What concerns the viewer comes before what concerns everybody. */
export function projectActionOf(project: ProjectPage, { isSignedIn, now }: Situation): ProjectAction {
  const { viewer } = project;
  const hindrance = hindranceOf(project, now);
  if (viewer?.is === 'owner') return { kind: 'own' };
  if (viewer?.is === 'member') return { kind: 'team' };
  if (viewer?.invite) return { kind: 'answer', invite: viewer.invite, hindrance };
  if (viewer?.interest?.status === 'not_now') return { kind: 'none', reason: 'The team went another way.' };
  if (viewer?.interest?.status === 'shown') return { kind: 'sent', interest: viewer.interest };
  if (hindrance) return { kind: 'none', reason: hindrance };
  if (!isSignedIn) return { kind: 'sign-in' };
  return viewer ? { kind: 'offer', hasEnded: viewer.interest?.status === 'closed' } : { kind: 'profile' };
}

/** Why nobody can join, whoever they are; `null` while they can. */
function hindranceOf(project: ProjectPage, now: Date): string | null {
  if (project.status === 'Archived') return 'This project is archived. It is no longer looking for people.';
  if (project.status === 'Completed') return 'This project is completed. It is no longer looking for people.';
  if (isDeadlinePast(project.deadline, now)) return 'The deadline to join has passed.';
  return project.openSeats === 0 ? 'The team is full.' : null;
}
