import { pathAfterPosting } from './path-after-posting.ts';

describe('after posting', () => {
  it('a project open to all leads to the project explorer', () => {
    expect(pathAfterPosting('Open to all')).toBe('/explore-projects');
  });

  it('an invite-only project leads to my projects', () => {
    expect(pathAfterPosting('Invite only')).toBe('/my-projects');
  });
});
