import { build } from '@crewdeck/stack/bin/build.mjs';
import { withCheckoutLock } from '@crewdeck/stack/bin/install-and-build.mjs';
import { openTempFolder } from '@crewdeck/stack/bin/own-temp-folder.mjs';
import { makeSecondBuilds } from './second-builds.ts';

/** Builds what has changed since the last build, so that also a single file runs on what the sources say. */
export default async function prepareRun(): Promise<() => void> {
  await withCheckoutLock(() => build().then(makeSecondBuilds));
  return openTempFolder();
}
