import { optionsIn, requireModule } from '#bin/dev.mjs';

const MODULES = ['mf-explore', 'mf-profile'];

describe('the module that is worked on', () => {
  it('is one of those that there are', () => {
    expect(requireModule('mf-profile', MODULES)).toBe('mf-profile');
  });

  it.each([
    ['mf-nowhere', 'There is no module "mf-nowhere". There are mf-explore, mf-profile.'],
    ['shell', 'There is no module "shell". There are mf-explore, mf-profile.'],
    [undefined, 'A module is needed, as in: pnpm dev mf-profile. There are mf-explore, mf-profile.'],
  ])('is refused with the list of them when it is %p', (name, sentence) => {
    expect(() => requireModule(name, MODULES)).toThrow(sentence);
  });
});

describe('what pnpm dev is asked for', () => {
  it('is a system elsewhere, or what npm start takes', () => {
    expect(optionsIn(['--against', 'https://crewdeck.example/explore'])).toEqual({
      against: 'https://crewdeck.example',
      hasProductionReact: false,
      args: [],
    });
    expect(optionsIn(['--fresh', '--production-react'])).toEqual({
      against: undefined,
      hasProductionReact: true,
      args: ['--fresh'],
    });
  });

  it.each([[['--against']], [['--against', 'crewdeck']]])('is refused without an address: %p', (options) => {
    expect(() => optionsIn(options)).toThrow('--against needs the address of a system.');
  });
});
