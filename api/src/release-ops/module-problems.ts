import type { EdgeStatus, ModuleProblem } from '@crewdeck/contract';
import { neighbourProblems } from '@crewdeck/releases';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import { isStartFailure, notableFaults, type SeenModule, seenOf, sentenceOf } from '../release-health/faults.ts';
import type { ModuleChannel } from '../releases/module-channel.ts';

interface Surroundings {
  readonly seen: SeenModule | undefined;
  /** Records of all live releases. */
  readonly records: readonly ReleaseRecord[];
  readonly edges: readonly EdgeStatus[];
}

/** What ops should know now about a module, by the same rule as alerts: the worst first. */
export function problemsOf(channel: ModuleChannel, { seen, records, edges }: Surroundings): ModuleProblem[] {
  const problems = [
    ...stopped(channel),
    ...(seen && !channel.stopped ? failing(channel, seen) : []),
    ...unread(channel, edges),
    ...misfits(channel, records),
  ];
  return problems.toSorted((one, other) => one.severity.localeCompare(other.severity));
}

function stopped({ stopped }: ModuleChannel): ModuleProblem[] {
  if (!stopped) return [];
  const text = `Stopped by ${stopped.by}: ${stopped.reason} People see that this part is switched off.`;
  return [{ kind: 'stopped', severity: 'danger', release: null, text, remedy: 'resume' }];
}

function failing({ live, lastGood, canary }: ModuleChannel, seen: SeenModule): ModuleProblem[] {
  const standIn = seenOf(seen, lastGood?.release ?? '');
  const ofRelease = (release: string, remedy: ModuleProblem['remedy']) =>
    notableFaults(seenOf(seen, release)).map((fault): ModuleProblem => {
      const cantStart = isStartFailure(fault.outcome);
      const isWithoutPage = fault.outcome === 'empty' || (cantStart && standIn.ok <= standIn.cantStart);
      return {
        kind: cantStart ? 'cant_start' : 'fails',
        severity: isWithoutPage ? 'danger' : 'warning',
        release,
        text: sentenceOf(release, fault, seen),
        remedy,
      };
    });
  return [
    ...ofRelease(live.release, lastGood ? 'rollback' : 'activate'),
    ...(canary ? ofRelease(canary.release, 'end_canary') : []),
  ];
}

function unread({ module, live }: ModuleChannel, edges: readonly EdgeStatus[]): ModuleProblem[] {
  const { release } = live;
  const names = edges.filter(({ missing }) => missing.includes(`${module}@${release}`)).map(({ name }) => name);
  return names.map((name) => {
    const text = `Edge ${name} can’t serve ${release} and keeps serving what it had.`;
    return { kind: 'edge', severity: 'danger', release, text, remedy: 'rollback' };
  });
}

/** What a rollback has brought beside each other, told at both modules. */
function misfits({ module, live: { release } }: ModuleChannel, records: readonly ReleaseRecord[]): ModuleProblem[] {
  const problemsBy = (kind: 'widget' | 'path', part: (record: ReleaseRecord) => ReleaseRecord) => {
    const own = records.find((record) => record.module === module);
    const others = records.filter((record) => record.module !== module).map(part);
    const texts = own ? neighbourProblems(part(own), others) : [];
    return texts.map((text): ModuleProblem => ({ kind, severity: 'warning', release, text, remedy: 'activate' }));
  };
  return [...problemsBy('path', onlyRoutes), ...problemsBy('widget', withoutRoutes)];
}

function onlyRoutes(record: ReleaseRecord): ReleaseRecord {
  return record.places ? { ...record, places: { ...record.places, uses: {} } } : record;
}

function withoutRoutes(record: ReleaseRecord): ReleaseRecord {
  return record.places ? { ...record, places: { ...record.places, routes: [] } } : record;
}
