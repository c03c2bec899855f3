import { aProfile } from '../testing/builders.ts';
import { BLANK_FORM, formOf, withAnotherProject } from './profile-form.ts';

describe('the editor of a saved profile', () => {
  it('shows nothing where the profile holds nothing, and the availability that saving gives it', () => {
    const form = formOf(
      aProfile({ bio: null, availability: null, githubUrl: null, skills: [], interests: [], featuredProjects: [] }),
    );

    expect(form).toMatchObject({ bio: '', githubUrl: '', skills: [], interests: [] });
    expect(form.availability).toBe('Available for work');
    expect(form.featuredProjects).toEqual(BLANK_FORM.featuredProjects);
  });

  it('writes the tech of a featured project as one line', () => {
    expect(formOf(aProfile()).featuredProjects).toEqual([
      { key: 0, title: 'Tidepool', tech: 'React, Redis', link: 'https://tidepool.example.org' },
    ]);
  });
});

describe('another featured project', () => {
  it('is told apart from all rows, also after one was removed', () => {
    const rows = withAnotherProject([{ key: 4, title: 'Tidepool', tech: '', link: '' }]);

    expect(rows.map(({ key }) => key)).toEqual([4, 5]);
  });

  it('can be added to no rows at all', () => {
    expect(withAnotherProject([])).toEqual([{ key: 0, title: '', tech: '', link: '' }]);
  });
});
