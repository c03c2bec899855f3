import { type Offer, problemsOf, satisfies } from './compatibility.ts';
import type { Host } from './release-record.ts';

const HOST: Host = {
  provides: { sdk: '1.2.0', federation: '2.9.2' },
};

function anOffer(changes: Partial<Offer> = {}): Offer {
  const requires = { sdk: '^1.1.0', contract: '^1.0.0', federation: '^2.9.2' };
  return { module: 'mf-explore', pages: ['explore', 'another'], widgets: {}, requires, ...changes };
}

describe('a release and a host', () => {
  it('fit when the release has what the host needs, and the host what the release needs', () => {
    expect(problemsOf(anOffer(), HOST, '1.1.0')).toEqual([]);
  });

  it('do not fit when what they share is too old, or of another major version', () => {
    const requires = { sdk: '^1.3.0', contract: '^2.0.0', federation: '^3.0.0' };
    expect(problemsOf(anOffer({ requires }), HOST, '1.1.0')).toEqual([
      'It needs the module SDK ^1.3.0, but the shell has 1.2.0.',
      'It needs the federation runtime ^3.0.0, but the shell has 2.9.2.',
      "It needs the API's contract ^2.0.0, but the API has 1.1.0.",
    ]);
  });

  it('fit when the release is a little ahead, and uses nothing that the host has not', () => {
    const host = { ...HOST, provides: { ...HOST.provides, react: '19.3.1', sdkExports: ['useHttp'] } };
    const ahead = (sdk: string, sdkExports?: string[]) =>
      problemsOf(anOffer({ requires: { ...anOffer().requires, sdk }, sdkExports }), host, '1.1.0');
    expect([ahead('^1.4.1', ['useHttp']), ahead('^1.2.7', []), ahead('^1.0.0')]).toEqual([[], [], []]);
    expect(ahead('^1.4.1', ['useHttp', 'useNew'])).toEqual([
      "It uses useNew of the module SDK ^1.4.1, which the shell's 1.2.0 has not.",
    ]);
    const tooFar = (sdk: string) => [`It needs the module SDK ${sdk}, but the shell has 1.2.0.`];
    expect(ahead('^1.5.0', [])).toEqual(tooFar('^1.5.0'));
    expect(ahead('^2.0.0', [])).toEqual(tooFar('^2.0.0'));
    // A build that does not say what it uses may use anything; a page believes what was decided before.
    expect(ahead('^1.4.0')).toEqual(tooFar('^1.4.0'));
    expect(problemsOf(anOffer({ requires: { ...anOffer().requires, sdk: '^1.4.0' } }), HOST)).toEqual([]);
  });

  it('fit with any patch of React, and no later minor version', () => {
    const host = { ...HOST, provides: { ...HOST.provides, react: '19.3.1' } };
    const withReact = (react: string) => problemsOf(anOffer({ requires: { ...anOffer().requires, react } }), host);
    expect(withReact('^19.3.0')).toEqual([]);
    expect(withReact('^19.4.0')).toEqual(['It needs React ^19.4.0, but the shell has 19.3.1.']);
  });

  it('are not held against the contract where it is not known', () => {
    const requires = { ...anOffer().requires, contract: '^9.0.0' };
    expect(problemsOf(anOffer({ requires }), HOST)).toEqual([]);
  });
});

describe('a version in a caret range', () => {
  it.each([
    ['1.4.2', '^1.4.2', true],
    ['1.10.0', '^1.9.9', true],
    ['1.4.1', '^1.4.2', false],
    ['2.0.0', '^1.4.2', false],
    ['0.4.3', '^0.4.2', true],
    ['0.5.0', '^0.4.2', false],
    ['0.0.4', '^0.0.3', false],
    ['0.0.3', '^0.0.3', true],
    ['nonsense', '^1.0.0', false],
  ])('%s in %s: %s', (version, range, isInside) => {
    expect(satisfies(version, range)).toBe(isInside);
  });
});
