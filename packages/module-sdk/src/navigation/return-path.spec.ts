import { returnPathOf, withReturnPath } from './return-path.ts';

const ORIGIN = 'https://crewdeck.example';
const returning = (next: string) => returnPathOf(`?next=${encodeURIComponent(next)}`, ORIGIN);

describe('the page to return to', () => {
  it('is none when none was asked for', () => {
    expect(returnPathOf('', ORIGIN)).toBeNull();
  });

  it('keeps path, query and fragment', () => {
    expect(returning('/my-invites?tab=sent#top')).toBe('/my-invites?tab=sent#top');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '/\u0000//[',
  ])('never leaves this origin: %j', (next) => {
    const path = returning(next) ?? '/';
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    expect(path).not.toMatch(/^\/[\\/]/);
  });

  it.each(['/sign-in', '/sign-up?next=%2Fsign-in', '/forgot-password'])(
    'is never a page for visitors again: %s',
    (next) => {
      expect(returning(next)).toBeNull();
    },
  );

  it('survives being put into an address and read back', () => {
    const address = withReturnPath('/sign-in', '/explore?search=a&b=c d');
    expect(returnPathOf(new URL(address, ORIGIN).search, ORIGIN)).toBe('/explore?search=a&b=c%20d');
  });

  it('leaves no trace in the address when it is home', () => {
    expect(withReturnPath('/sign-up', '/')).toBe('/sign-up');
  });
});
