import { MINORS_AHEAD } from '@crewdeck/releases';
import { SDK } from './build-hash.ts';
import { versionOf } from './package-file.ts';

/**
 * What shell and modules share at run time. React and the SDK hold state that must exist once. Everything else is left
 * out on purpose: what is shared can't be tree-shaken, and modules reach router, queries, http and toasts through the SDK.
 */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];

export interface SharedVersions {
  react: string;
  sdk: string;
}

/** The shell provides; it holds them in its first script, so nothing waits for another round trip. */
export function providedShared({ react, sdk }: SharedVersions) {
  const provide = (version: string) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: version,
    eager: true,
  });
  return {
    ...Object.fromEntries(REACT.map((name) => [name, provide(react)])),
    [SDK]: { ...provide(sdk), version: sdk },
  };
}

/** Modules consume, and carry no copy to fall back to: a host without them is a visible error, not a second React. */
export function consumedShared({ react, sdk }: SharedVersions) {
  const consume = (requiredVersion: string) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    import: false as const,
  });
  return {
    ...Object.fromEntries(REACT.map((name) => [name, consume(anyPatchOf(react))])),
    [SDK]: consume(fromBefore(sdk)),
  };
}

/** `^19.3.0` of `19.3.1`: patches of React can stand in for each other. */
export function anyPatchOf(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** A shell that is a little older will do; whether it has all that is used is known before a release goes live. */
function fromBefore(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 0 ? `^${major}.${Math.max(0, minor - MINORS_AHEAD)}.0` : `^${version}`;
}

/** The versions that the package in `directory` is built with. */
export function versionsFor(directory: string): SharedVersions {
  return { react: versionOf('react', directory), sdk: versionOf(SDK, directory) };
}
