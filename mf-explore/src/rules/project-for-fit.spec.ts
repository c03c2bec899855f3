import type { ProjectPage } from '@crewdeck/contract';
import { ApiError, NetworkError } from '@crewdeck/module-sdk';
import { aProject } from '@crewdeck/module-sdk/builders';
import { hindranceOf } from './project-for-fit.ts';

type Viewer = NonNullable<ProjectPage['viewer']>;

function seenBy(is: Viewer['is'], isLooking = true): ProjectPage {
  const nothing = { interest: null, invite: null, handover: null, checkIn: null, credit: null, formerMembers: null };
  const viewer: Viewer = { is, ...nothing };
  return { ...aProject({ isLooking }), viewer, hidden: null, coverHiddenReason: null, result: null, team: null };
}

const known = (project?: ProjectPage, error: unknown = null) => hindranceOf({ isVisitor: false, project, error });

describe('who would fit a project', () => {
  it('is shown to its owner and its members while it looks for people', () => {
    expect(known(seenBy('owner'))).toBeNull();
    expect(known(seenBy('member'))).toBeNull();
    expect(known(seenBy('owner', false))).toBe('not-looking');
  });

  it('is for nobody else, and not before they have signed in', () => {
    expect(known(seenBy('stranger'))).toBe('not-on-team');
    expect(hindranceOf({ isVisitor: true, project: undefined, error: null })).toBe('sign-in');
  });

  it('is nothing of a project that is not there, or not to be seen', () => {
    expect(known(undefined, new ApiError('Not found', 404, 'project.not_found', 'r'))).toBe('missing');
  });

  it('does not need what the project is called', () => {
    expect(known()).toBeNull();
    expect(known(undefined, new NetworkError('offline'))).toBeNull();
  });
});
