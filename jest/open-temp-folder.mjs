import { openTempFolder } from '../stack/bin/own-temp-folder.mjs';

/** Whatever the tests of a run write to the temp folder goes with the run. Jest calls this of a project, as of the API's, first. */
export default function openOwnTempFolder() {
  globalThis.crewdeckRemoveTempFolder ??= openTempFolder();
}
