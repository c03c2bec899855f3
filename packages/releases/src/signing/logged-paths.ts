import { ownerBeside } from '../path-problems.ts';
import type { PathOwners } from '../route-pattern.ts';
import { type LogState, nameOf } from './log-state.ts';

/** Addresses that a release brings when it goes live: first come, and what somebody has stays theirs. */
export function claimPaths(state: LogState, module: string, release: string): void {
  for (const path of state.releases.get(nameOf({ module, release }))?.paths ?? [])
    if (ownerOf(path, module, signedOwners(state)) === null) state.paths.set(path, module);
}

/**
 * Who owns which addresses: whoever the log says. Of what it says nothing about, as it went live before addresses were signed,
 * the API's word is taken.
 */
export function ownersOf(state: LogState, told: PathOwners): PathOwners {
  const signed = signedOwners(state);
  const beside = Object.entries(told).filter(([path, module]) => ownerOf(path, module, signed) === null);
  return { ...Object.fromEntries(beside), ...signed };
}

/** Where the API gives addresses to another module than the log does, or to none: sentences. */
export function wrongOwners(state: LogState, told: PathOwners): string[] {
  const signed = signedOwners(state);
  const given = Object.entries(told).flatMap(([path, module]) => {
    const owner = ownerOf(path, module, signed);
    return owner === null ? [] : [`The API gives ${path} to ${module}; by what was signed it belongs to ${owner}.`];
  });
  const missing = Object.entries(signed).filter(([path]) => told[path] === undefined);
  return [...given, ...missing.map(([path, module]) => `The API gives ${path} to nobody; it belongs to ${module}.`)];
}

/** Addresses that the API gives to a module without anybody having signed it: sentences. */
export function unsignedOwners(state: LogState, told: PathOwners): string[] {
  const signed = signedOwners(state);
  return Object.entries(told)
    .filter(([path, module]) => signed[path] === undefined && ownerOf(path, module, signed) === null)
    .map(
      ([path, module]) => `Nobody has signed that ${path} belongs to ${module}: ops do it with "release move-path".`,
    );
}

function ownerOf(path: string, module: string, owners: PathOwners): string | null {
  return ownerBeside(path, module, [], owners);
}

function signedOwners({ paths }: LogState): PathOwners {
  return Object.fromEntries(paths);
}
