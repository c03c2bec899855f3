import {
  isDeadlinePast,
  isProjectOver,
  isTeamFull,
  namesInWords,
  type Project,
  type ProjectPage,
} from '@crewdeck/contract';

type ReceivedInvite = NonNullable<NonNullable<ProjectPage['viewer']>['invite']>;
type OwnInterest = NonNullable<NonNullable<ProjectPage['viewer']>['interest']>;

/** The one thing that the viewer of a project can do next, or the reason why there is none. */
export type ProjectAction =
  | { kind: 'own' }
  | { kind: 'team' }
  /** `hindrance`: why the invite can't be accepted, if it can't. */
  | { kind: 'answer'; invite: ReceivedInvite; hindrance: string | null }
  | { kind: 'sent'; interest: OwnInterest }
  | { kind: 'sign-in' }
  | { kind: 'profile' }
  /** Ops have hidden their profile. */
  | { kind: 'hidden' }
  /** `hasEnded`: an earlier interest was closed. */
  | { kind: 'offer'; hasEnded: boolean }
  | { kind: 'none'; reason: string };

interface Situation {
  isSignedIn: boolean;
  /** Whether ops have hidden the viewer's profile. */
  isHidden: boolean;
  now: Date;
}

/** Offers no button that can only fail (decisions: flow). The viewer's own state comes before the state of the project. */
export function projectActionOf(project: ProjectPage, { isSignedIn, isHidden, now }: Situation): ProjectAction {
  const { viewer } = project;
  const hindrance = hindranceOf(project, now);
  if (viewer?.is === 'owner') return { kind: 'own' };
  if (viewer?.is === 'member') return { kind: 'team' };
  if (viewer?.invite) return { kind: 'answer', invite: viewer.invite, hindrance };
  if (viewer?.interest?.status === 'not_now') return { kind: 'none', reason: 'The team went another way.' };
  if (viewer?.interest?.status === 'shown') return { kind: 'sent', interest: viewer.interest };
  if (hindrance) return { kind: 'none', reason: hindrance };
  if (!isSignedIn) return { kind: 'sign-in' };
  if (isHidden) return { kind: 'hidden' };
  return viewer ? { kind: 'offer', hasEnded: viewer.interest?.status === 'closed' } : { kind: 'profile' };
}

/** Why nobody can join; `null` while people can. */
function hindranceOf(project: ProjectPage, now: Date): string | null {
  if (project.status === 'Archived') return 'This project is archived and no longer looking for people.';
  if (project.status === 'Completed') return 'This project is finished and no longer looking for people.';
  if (isDeadlinePast(project.deadline, now)) return 'The deadline to join has passed.';
  return project.openSeats === 0 ? 'The team is full.' : null;
}

/** The changes with which people can join again, for the owner of a project that looks for nobody. */
export function whyNobodyJoins(project: Pick<Project, 'status' | 'deadline' | 'openSeats'>, now: Date): string {
  if (isTeamFull(project) && !isDeadlinePast(project.deadline, now)) {
    return 'Your team is full. To let more people in, raise the max team size.';
  }
  const changes = [
    isProjectOver(project) && 'change the status',
    isDeadlinePast(project.deadline, now) && 'set a later deadline',
    !project.openSeats && 'raise the max team size',
  ].filter((change) => change !== false);
  return `Nobody can join right now. To let people in, ${namesInWords(changes)}.`;
}
