import { aProfile } from '../testing/builders.ts';
import { BLANK_FORM, formOf, type ProfileForm } from './profile-form.ts';
import { rebaseForm } from './rebase-form.ts';

const saved = formOf(aProfile({ roles: ['Designer'], timeBlocks: ['tue evening'] }));

describe('changes made before the profile could be read', () => {
  it('keep every saved field that was not touched', () => {
    expect(rebaseForm({ mine: BLANK_FORM, base: BLANK_FORM, saved })).toEqual(saved);
  });

  it('win over the saved text', () => {
    const mine = { ...BLANK_FORM, bio: 'Written meanwhile' };

    expect(rebaseForm({ mine, base: BLANK_FORM, saved })).toEqual({ ...saved, bio: 'Written meanwhile' });
  });

  it('are added to the saved lists', () => {
    const mine: ProfileForm = {
      ...BLANK_FORM,
      ...{ skills: ['Go', 'react'], interests: ['Robotics'], roles: ['Writer'], timeBlocks: ['sun morning'] },
    };

    expect(rebaseForm({ mine, base: BLANK_FORM, saved })).toMatchObject({
      skills: ['React', 'Node.js', 'Go'],
      interests: ['Open source', 'Robotics'],
      roles: ['Designer', 'Writer'],
      timeBlocks: ['tue evening', 'sun morning'],
    });
  });

  it('remove from the saved lists what the person removed', () => {
    const mine = { ...saved, skills: ['React'] };

    expect(rebaseForm({ mine, base: saved, saved: { ...saved, skills: ['React', 'Node.js', 'Go'] } }).skills).toEqual([
      'React',
      'Go',
    ]);
  });

  it('keep featured projects of both sides', () => {
    const mine = { ...BLANK_FORM, featuredProjects: [{ key: 0, title: 'Lanternfish', tech: '', link: '' }] };
    const { featuredProjects } = rebaseForm({ mine, base: BLANK_FORM, saved });

    expect(featuredProjects.map(({ key, title }) => [key, title])).toEqual([
      [0, 'Tidepool'],
      [1, 'Lanternfish'],
    ]);
  });
});
