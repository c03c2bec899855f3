import { aModule, aRelease, aStop } from '@crewdeck/releases/builders';
import type { SeenModule } from '../release-health/faults.ts';
import { problemsOf } from './module-problems.ts';

const [LIVE, GOOD] = [aRelease('2.0.0-bbbbbbbb'), aRelease('1.0.0-aaaaaaaa')];
const MODULE = aModule({ live: LIVE, lastGood: GOOD });
const NOTHING = { seen: undefined, records: [], edges: [] };

/** The live release can't start, and the last good one does for so many networks. */
function brokenBeside(ok: number): SeenModule {
  const faults = [{ outcome: 'load', networks: 4, route: null, browser: 'Edge 141', message: null }] as const;
  const releases = {
    [LIVE.release]: { ok: 0, cantStart: 4, faults },
    [GOOD.release]: { ok, cantStart: 0, faults: [] },
  };
  return { module: MODULE.module, networks: 9, releases };
}

const seenAs = (seen: SeenModule, module = MODULE) =>
  problemsOf(module, { ...NOTHING, seen }).map(({ kind, severity, remedy }) => [kind, severity, remedy]);

describe('the problems of a module', () => {
  it('are none where nothing is reported', () => {
    expect(problemsOf(MODULE, NOTHING)).toEqual([]);
  });

  it('are grave where no last good release stands in', () => {
    expect(seenAs(brokenBeside(4))).toEqual([['cant_start', 'warning', 'rollback']]);
    expect(seenAs(brokenBeside(0))).toEqual([['cant_start', 'danger', 'rollback']]);
    expect(seenAs(brokenBeside(0), { ...MODULE, lastGood: null })).toEqual([['cant_start', 'danger', 'activate']]);
  });

  it('are only that it is stopped, once somebody has stopped it', () => {
    const stopped = { ...MODULE, stopped: aStop() };
    expect(problemsOf(stopped, { ...NOTHING, seen: brokenBeside(0) })).toEqual([
      {
        kind: 'stopped',
        severity: 'danger',
        release: null,
        text: 'Stopped by kenji@example.org: It loses drafts. People see that this part is switched off.',
        remedy: 'resume',
      },
    ]);
  });

  it('name each edge that has not got the live release', () => {
    const missing = [`${MODULE.module}@${LIVE.release}`];
    const edges = [
      { name: 'edge-1', revision: 7, missing, seenAt: LIVE.publishedAt },
      { name: 'edge-2', revision: 7, missing: [], seenAt: LIVE.publishedAt },
    ];
    expect(problemsOf(MODULE, { ...NOTHING, edges })).toMatchObject([
      { kind: 'edge', text: 'Edge edge-1 can’t serve 2.0.0-bbbbbbbb and keeps serving what it had.' },
    ]);
  });
});
