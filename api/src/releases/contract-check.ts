import { CONTRACT_VERSION } from '@crewdeck/contract';
import { SHELL } from '@crewdeck/releases/channel-rules';
import { offerOf, problemsOf } from '@crewdeck/releases/compatibility';
import { pathProblems } from '@crewdeck/releases/path-problems';
import { type Host, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases/release-record';
import type { PathOwners } from '@crewdeck/releases/route-pattern';
import { propProblems, widgetProblems } from '@crewdeck/releases/widget-problems';

/**
 * Why a release can't go live beside these others, live ones and canaries: sentences, none when it can. A module must fit
 * every shell that pages get, and a shell every module. While there is no shell, a module must fit the API alone.
 *
 * @param isBack somebody gets what they had: what harms nobody does not hold it up
 */
export function problemsBeside(
  record: ReleaseRecord,
  others: readonly ReleaseRecord[],
  owners: PathOwners = {},
  isBack = false,
): string[] {
  if (Object.keys(record.files).length === 0) return ['It has no files.'];
  const ownProblems = record.module === SHELL ? problemsOfShell(record, others) : problemsOfModule(record, others);
  return [
    ...ownProblems,
    ...widgetProblems(record, others),
    ...problemsOfProps(record, others, isBack),
    ...pathProblems(record, hostsIn(others), owners),
  ];
}

function problemsOfProps(record: ReleaseRecord, others: readonly ReleaseRecord[], isBack: boolean): string[] {
  const asked = propProblems(record, others).filter(({ isHarmless }) => !(isBack && isHarmless));
  return [...new Set(asked.map(({ text }) => text))];
}

/** What the shells among them say of themselves. */
export function hostsIn(records: readonly ReleaseRecord[]): Host[] {
  return records.flatMap(({ module, host }) => (module === SHELL && host ? [host] : []));
}

function problemsOfModule(record: ReleaseRecord, others: readonly ReleaseRecord[]): string[] {
  const hosts = hostsIn(others);
  const problems = (hosts.length > 0 ? hosts : [anyHostFor(record)]).map((host) =>
    problemsOf(offerOf(record), host, CONTRACT_VERSION),
  );
  return [...new Set(problems.flat())];
}

/** Has just the versions that the release was built against. */
function anyHostFor({ requires: { sdk, federation } }: ReleaseRecord): Host {
  return { provides: { sdk: sdk.slice(1), federation: federation.slice(1) }, routes: [], widgets: [] };
}

function problemsOfShell(record: ReleaseRecord, others: readonly ReleaseRecord[]): string[] {
  const { host } = record;
  if (!host) return ['Its record does not say what it gives to modules and needs of them.'];
  const ofModules = others
    .filter(({ module }) => module !== SHELL)
    .flatMap((other) => problemsOf(offerOf(other), host).map((problem) => `${nameOf(other)}: ${problem}`));
  return [...problemsOf(offerOf(record), host, CONTRACT_VERSION), ...ofModules];
}

function nameOf(record: ReleaseRecord): string {
  return `${record.module} ${releaseIdOf(record)}`;
}
