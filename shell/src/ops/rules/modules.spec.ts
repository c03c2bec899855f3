import type { ModuleStatus } from '@crewdeck/contract';
import {
  aCanary,
  aKeptRelease,
  aModule,
  aProblem,
  aRelease,
  aStop,
  CANARY,
  LAST_GOOD,
  LIVE,
} from '@crewdeck/releases/builders';
import { allProblems, headlineOf, releaseChoices, sortModules, stateBadges } from './modules.ts';

const ofCanary = aProblem({ release: CANARY.release, remedy: 'end_canary' });
const warning = aProblem({ severity: 'warning', kind: 'fails', text: 'The live release reports an error.' });

describe('the state of a module in a word', () => {
  it.each([
    ['Live', {}],
    ['Live', { problems: [warning] }],
    ['Live, failing', { problems: [aProblem()] }],
    ['Live + Canary 2.5 %', { canary: aCanary(2.5) }],
    ['Live + Canary 10 % fails', { canary: aCanary(), problems: [ofCanary] }],
    ['Stopped', { stopped: aStop(), canary: aCanary(), problems: [aProblem()] }],
  ])('is %s', (words, changes) => {
    const badges = stateBadges(aModule(changes));
    expect(badges.map(({ text }) => text).join(' + ')).toBe(words);
  });
});

describe('the state of all modules in a line', () => {
  const headline = (modules: ModuleStatus[], isStale = false) => headlineOf(allProblems(modules), isStale);

  it('names those in trouble, else those worth a look', () => {
    const broken = aModule({ problems: [warning, aProblem(), ofCanary] });
    const doubtful = aModule({ module: 'mf-profile', problems: [warning] });
    expect(headline([doubtful, broken, { ...broken, module: 'shell' }])).toBe('In trouble: mf-projects, shell');
    expect(headline([doubtful, aModule()])).toBe('Worth a look: mf-profile');
  });

  it('calls nothing calm that was not read a moment ago', () => {
    expect(headline([aModule()])).toBe('Nothing to do');
    expect(headline([aModule()], true)).toBe('Nothing to do at the last update');
  });

  it('is followed by the problems, the worst of any module first', () => {
    const modules = [aModule({ problems: [warning] }), aModule({ module: 'shell', problems: [aProblem()] })];
    expect(allProblems(modules).map(({ module }) => module)).toEqual(['shell', 'mf-projects']);
  });
});

describe('the modules', () => {
  it('keep their order, shell first, whatever happens to them', () => {
    const modules = [
      aModule({ module: 'mf-profile', stopped: aStop() }),
      aModule({ module: 'shell' }),
      aModule({ module: 'mf-explore', problems: [aProblem()] }),
    ];
    expect(sortModules(modules).map(({ module }) => module)).toEqual(['shell', 'mf-explore', 'mf-profile']);
  });
});

describe('the releases to choose from', () => {
  it('never hold the live one, and each other one once', () => {
    const kept = [LIVE, aRelease('1.3.0-dddddddd'), LAST_GOOD].map((release) => aKeptRelease(release));
    const names = releaseChoices(aModule({ canary: aCanary() }), kept).map(({ release }) => release);
    expect(names).toEqual([LAST_GOOD.release, CANARY.release, '1.3.0-dddddddd']);
  });
});
