import { readCookie, writeCookie } from './cookies.ts';

describe('a cookie', () => {
  it.each([
    ['wanted=1', '1'],
    ['a=b; wanted=1; c=d', '1'],
    ['wanted=1; wanted=2', '1'],
    ['wanted=a=b', 'a=b'],
    ['unwanted=1', null],
    ['wanted', null],
    ['wanted=', null],
    [';;;=;%00;wanted;=wanted', null],
    [`wanted=${'a'.repeat(4_097)}`, null],
    [undefined, null],
  ])('is read from %p as %p', (header, expected) => {
    expect(readCookie(header, 'wanted')).toBe(expected);
  });

  it('of the edge is out of reach of scripts and of other sites, and of http where the page came by https', () => {
    const options = { maxAgeSeconds: 60, isSecure: false };
    expect(writeCookie('name', 'value', options)).toBe('name=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax');
    expect(writeCookie('name', 'value', { ...options, isSecure: true })).toMatch(/; Secure$/);
  });
});
