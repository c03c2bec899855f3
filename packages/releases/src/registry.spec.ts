import { EMPTY_REGISTRY, parseRegistry } from './registry.ts';

const RELEASE = '1.0.0-ab12cd34';
const CHANNEL = { live: RELEASE, lastGood: null, canary: null, isStopped: false };

const aText = (modules: object) => JSON.stringify({ schemaVersion: 3, revision: 1, modules });

describe('the registry', () => {
  it('comes back as it was written', () => {
    expect(parseRegistry(aText({ 'mf-profile': CHANNEL })).modules).toEqual({ 'mf-profile': CHANNEL });
    expect(parseRegistry(JSON.stringify(EMPTY_REGISTRY))).toEqual(EMPTY_REGISTRY);
  });

  it.each([
    ['a release id that climbs out of its folder', { 'mf-profile': { ...CHANNEL, live: '../../etc' } }],
    ['a module name that is no folder name', { '../x': CHANNEL }],
  ])('refuses %s', (_case, modules) => {
    expect(() => parseRegistry(aText(modules))).toThrow('The registry is not valid');
  });

  it('says so when its text is cut off', () => {
    expect(() => parseRegistry('{"schemaVersion":')).toThrow();
  });
});
