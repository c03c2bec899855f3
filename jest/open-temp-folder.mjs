import { openTempFolder } from '../stack/bin/own-temp-folder.mjs';

/** Whatever the tests of a run write to the temp folder goes with the run. */
export default function openOwnTempFolder() {
  globalThis.crewdeckRemoveTempFolder = openTempFolder();
}
