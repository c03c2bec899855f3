import { ACTIVITY_KINDS, type Activity } from '@crewdeck/contract';
import { anActivity } from '../testing/builders.ts';
import { activityPieces } from './activity-text.ts';

const textOf = (activity: Activity) =>
  activityPieces(activity)
    .map(({ text }) => text)
    .join('');
const linksIn = (activity: Activity) => activityPieces(activity).flatMap(({ to }) => to ?? []);

describe('the sentence of an activity', () => {
  test.each(ACTIVITY_KINDS)('names the project and is whole: %s', (kind) => {
    const text = textOf(anActivity({ kind }));
    expect(text).toContain('Star Map');
    expect(text).toMatch(/^[^{}]+\.$/);
    expect(text).not.toContain('There is news');
  });

  test('leads to who did it and to the project', () => {
    expect(textOf(anActivity())).toBe('Grace Hopper accepted your invite and is on the team of Star Map now.');
    expect(linksIn(anActivity())).toEqual(['/people/person-1', '/projects/project-1']);
  });

  test('of interest leads to where it is answered', () => {
    expect(linksIn(anActivity({ kind: 'interest_shown' }))).toContain('/projects/project-1#interested');
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
    expect(textOf(anActivity({ kind: 'moved_to_mars' as Activity['kind'] }))).toBe('There is news of Star Map.');
  });
});
