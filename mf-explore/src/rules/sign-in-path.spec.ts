import { signInPath } from './sign-in-path.ts';

describe('the way to sign in', () => {
  it('leads back to the page, with its filters', () => {
    const path = signInPath({ pathname: '/explore', search: '?search=a&tech=Go' });
    expect(new URL(path, 'https://crewdeck.example').searchParams.get('next')).toBe('/explore?search=a&tech=Go');
  });
});
