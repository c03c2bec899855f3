import { returnPathOf } from './return-path.ts';

const ORIGIN = 'https://crewdeck.example';
const returning = (next: string) => returnPathOf(`?next=${encodeURIComponent(next)}`, ORIGIN);

describe('what a person comes back to once they have a profile', () => {
  it('is nothing when they came by themselves', () => {
    expect(returnPathOf('', ORIGIN)).toBeNull();
  });

  it('keeps path, query and fragment', () => {
    expect(returning('/people/7?invite=7#top')).toBe('/people/7?invite=7#top');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '/create-profile?next=%2F',
    '/sign-in',
  ])('is never another origin, nor a page on the way there: %j', (next) => {
    expect(returning(next)).toBeNull();
  });
});
