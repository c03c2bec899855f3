import { CONTRACT_VERSION } from '@crewdeck/contract';
import { neighbourProblems } from '@crewdeck/releases';
import { offerOf, problemsOf } from '@crewdeck/releases/compatibility';
import { SHELL } from '@crewdeck/releases/host-document';
import { type Host, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases/release-record';

/**
 * Why a release can't go live beside these others, live ones and canaries: sentences, none when it can. A module must fit
 * every shell that pages get, and a shell every module. While there is no shell, a module must fit the API alone.
 *
 * @param isRollback which what other modules place or claim does not hold up
 */
export function problemsBeside(
  record: ReleaseRecord,
  others: readonly ReleaseRecord[],
  { isRollback = false } = {},
): string[] {
  if (Object.keys(record.files).length === 0) return ['It has no files.'];
  const ownProblems = record.module === SHELL ? problemsOfShell(record, others) : problemsOfModule(record, others);
  const asked = isRollback ? [] : neighbourProblems(record, others);
  return [...new Set([...ownProblems, ...asked])];
}

function problemsOfModule(record: ReleaseRecord, others: readonly ReleaseRecord[]): string[] {
  const hosts = others.flatMap(({ module, host }) => (module === SHELL && host ? [host] : []));
  const { sdk, federation } = record.requires;
  const builtAgainst: Host = { provides: { sdk: sdk.slice(1), federation: federation.slice(1) } };
  return (hosts.length > 0 ? hosts : [builtAgainst]).flatMap((host) =>
    problemsOf(offerOf(record), host, CONTRACT_VERSION),
  );
}

function problemsOfShell(record: ReleaseRecord, others: readonly ReleaseRecord[]): string[] {
  const { host } = record;
  if (!host) return ['Its record does not say what it gives to modules.'];
  const ofModules = others
    .filter(({ module }) => module !== SHELL)
    .flatMap((other) => problemsOf(offerOf(other), host).map((problem) => `${nameOf(other)}: ${problem}`));
  return [...problemsOf(offerOf(record), host, CONTRACT_VERSION), ...ofModules];
}

function nameOf(record: ReleaseRecord): string {
  return `${record.module} ${releaseIdOf(record)}`;
}
