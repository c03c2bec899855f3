import { ACTIVITY_KINDS, type Activity, EVENTS } from '@crewdeck/contract';
import { anActivity } from '../testing/builders.ts';
import { actionOf, activityPieces, outcomeOf } from './activity-text.ts';

const textOf = (activity: Activity) =>
  activityPieces(activity)
    .map(({ text }) => text)
    .join('');
const linksIn = (activity: Activity) => activityPieces(activity).flatMap(({ to }) => to ?? []);

describe('the sentence of an activity', () => {
  test.each(ACTIVITY_KINDS)('names the project, if it is about one, and is whole: %s', (kind) => {
    const text = textOf(anActivity({ kind }));
    expect(text.includes('Star Map')).toBe(EVENTS[kind].topic !== null);
    expect(text).toMatch(/^[^{}]+\.$/);
    expect(text).not.toContain("There's news");
  });

  test('leads to who did it and to the project', () => {
    expect(textOf(anActivity())).toBe('Grace Hopper accepted your invite and joined Star Map.');
    expect(linksIn(anActivity())).toEqual(['/people/person-1', '/projects/project-1']);
  });

  test('of interest leads to where it is answered', () => {
    expect(linksIn(anActivity({ kind: 'interest_shown' }))).toContain('/projects/project-1#interested');
  });

  test('of a note leads to the room of the team', () => {
    const written = anActivity({ kind: 'note_written' });
    expect(textOf(written)).toBe('Grace Hopper wrote in the team room of Star Map.');
    expect(linksIn(written)).toContain('/projects/project-1#room');
  });

  test.each(['meeting_proposed', 'meeting_moved', 'meeting_cancelled', 'meeting_declined'] as const)(
    'of a meeting leads to the room of the team: %s',
    (kind) => {
      expect(linksIn(anActivity({ kind }))).toContain('/projects/project-1#room');
    },
  );

  test('leads who has left the team to the project, and offers no room', () => {
    const project = { ...anActivity().project, isOnTeam: false };
    const written = anActivity({ kind: 'note_written', project });
    expect(linksIn(written)).toContain('/projects/project-1');
    expect(actionOf(written)).toBeNull();
    expect(actionOf(anActivity({ kind: 'credit_given', project }))).toMatchObject({ label: 'See the results' });
  });

  test('leads to an offered project, while it is offered', () => {
    expect(actionOf(anActivity({ kind: 'handover_offered' }))).toEqual({
      label: 'See the offer',
      to: '/projects/project-1',
    });
    expect(outcomeOf(anActivity({ kind: 'handover_offered', outcome: 'ended' }))).toBe('No longer open');
  });

  test('says of a time for a meeting that it has changed since', () => {
    expect(outcomeOf(anActivity({ kind: 'meeting_moved', outcome: null }))).toBeNull();
    expect(outcomeOf(anActivity({ kind: 'meeting_moved', outcome: 'ended' }))).toBe('Changed since then');
  });

  test('of a completed project leads to where one adds what one did', () => {
    const completed = anActivity({ kind: 'project_completed' });
    expect(textOf(completed)).toBe('Star Map is finished. Add what you did.');
    expect(linksIn(completed)).toEqual(['/projects/project-1#finish']);
  });

  test('of a team that is proposed leads to its event, where it is answered', () => {
    const project = { id: null, title: 'Campus Jam' };
    const proposed = anActivity({ kind: 'team_proposed', person: null, project, hackathonId: 'jam-1' });
    expect(linksIn(proposed)).toEqual(['/hackathons/jam-1']);
  });

  test('leads nowhere that is gone', () => {
    const gone = anActivity({ person: null, project: { id: null, title: 'Star Map' } });
    expect(textOf(gone)).toMatch(/^A former member accepted/);
    expect(linksIn(gone)).toEqual([]);
  });

  test('of a kind that is newer than this release names the project', () => {
    expect(textOf(anActivity({ kind: 'moved_to_mars' as Activity['kind'] }))).toBe("There's news about Star Map.");
  });
});

describe('the button of an activity', () => {
  test.each([
    ['interest_shown', "See who's interested", '/projects/project-1#interested'],
    ['note_written', 'Open team room', '/projects/project-1#room'],
    ['webhook_off', 'See your webhooks', '/projects/project-1#webhooks'],
    ['project_completed', 'Add what you did', '/projects/project-1#finish'],
    ['credit_given', 'See the results', '/projects/project-1#finish'],
    ['seat_may_be_freed', 'View team', '/projects/project-1#team'],
  ] as const)('of the kind %s says %s', (kind, label, to) => {
    expect(actionOf(anActivity({ kind }))).toEqual({ label, to });
  });

  test.each([
    ['team_proposed', 'View team', '/hackathons/jam-1#find-my-team'],
    ['organiser_added', 'Organise hackathon', '/hackathons/jam-1/organise'],
    ['event_announced', 'View hackathon', '/hackathons/jam-1'],
  ] as const)('of an event, of the kind %s, says %s', (kind, label, to) => {
    const told = anActivity({ kind, person: null, project: { id: null, title: 'Campus Jam' }, hackathonId: 'jam-1' });
    expect(actionOf(told)).toEqual({ label, to });
  });

  test.each(['interest_not_now', 'interest_closed', 'interest_finished'] as const)(
    'of interest that has ended leads to other projects: %s',
    (kind) => {
      const action = { label: 'Find another project', to: '/explore-projects' };
      expect(actionOf(anActivity({ kind }))).toEqual(action);
      expect(actionOf(anActivity({ kind, project: { id: null, title: 'Old' } }))).toEqual(action);
    },
  );

  test.each(['profile_hidden', 'profile_shown'] as const)(
    'of news of the reader leads to their profile: %s',
    (kind) => {
      const told = anActivity({ kind, person: null, project: { id: null, title: '' } });
      expect(actionOf(told)).toEqual({ label: 'Open your profile', to: '/profile' });
    },
  );

  test('is not there where nothing can be done, or it is gone', () => {
    for (const kind of ['left', 'left_team'] as const) expect(actionOf(anActivity({ kind }))).toBeNull();
    expect(actionOf(anActivity({ kind: 'interest_shown', project: { id: null, title: 'Old' } }))).toBeNull();
  });
});
