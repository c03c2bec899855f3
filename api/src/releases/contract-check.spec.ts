import { aRecord, aShell } from '../testing/release-builders.ts';
import { problemsBeside } from './contract-check.ts';

const needs = (changes: object) => ({ sdk: '^1.0.0', contract: '^2.0.0', federation: '^2.0.0', ...changes });

describe('a release can go live', () => {
  it('beside every shell that pages get, live or canary', () => {
    const module = aRecord();
    expect(problemsBeside(module, [aShell(), aShell('1.1.0')])).toEqual([]);
    expect(problemsBeside(module, [aShell(), aShell('2.0.0')])).toEqual([
      'It needs the module SDK ^1.0.0, but the shell has 2.0.0.',
    ]);
  });

  it('before there is a shell, if it fits the API', () => {
    expect(problemsBeside(aRecord(), [])).toEqual([]);
    expect(problemsBeside(aRecord({ requires: needs({ contract: '^1.0.0' }) }), [])).toEqual([
      expect.stringMatching(/^It needs the API's contract \^1\.0\.0, but the API has 2\./),
    ]);
  });

  it('as a shell, beside every module', () => {
    expect(problemsBeside(aShell(), [aRecord(), aRecord({ module: 'mf-explore' })])).toEqual([]);
    const newer = aRecord({ hash: 'aaaaaaaa', requires: needs({ sdk: '^2.0.0' }) });
    expect(problemsBeside(aShell(), [aRecord(), newer])).toEqual([
      'mf-profile 1.0.0-aaaaaaaa: It needs the module SDK ^2.0.0, but the shell has 1.0.0.',
    ]);
  });

  it('never when it is a shell that does not say what it gives', () => {
    expect(problemsBeside(aRecord({ module: 'shell' }), [])).toEqual([
      'Its record does not say what it gives to modules.',
    ]);
  });
});
