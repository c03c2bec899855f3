import { readFileSync } from 'node:fs';

/** Something went wrong that one sentence explains. Its message is shown as it is, without a stack. */
export class Failure extends Error {}

/** Exit code of a process that was asked to stop by Ctrl-C while it still had work to do. */
export const INTERRUPTED_EXIT_CODE = 130;

const DISK_FULL = /ENOSPC|No space left on device/i;

/**
 * One sentence for a person.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Failure) return message;
  if (DISK_FULL.test(message)) return diskFullSentence();
  return `Something unexpected happened: ${error instanceof Error ? (error.stack ?? message) : message}`;
}

/**
 * The sentence for a step whose output went to a log.
 *
 * @param {string} whatFailed `Installing the packages failed`
 * @param {string} logFile
 * @returns {string}
 */
export function explainLog(whatFailed, logFile) {
  return DISK_FULL.test(tailOf(logFile))
    ? diskFullSentence()
    : `${whatFailed}; the reason is at the end of ${logFile}.`;
}

/** @returns {string} */
export function diskFullSentence() {
  return 'The disk is full: free about 3 GB, then run the same command again.';
}

/**
 * @param {string} file
 * @returns {string}
 */
function tailOf(file) {
  try {
    return readFileSync(file, 'utf8').slice(-20_000);
  } catch {
    // A full disk may have kept even the log from being written; then there is nothing to look at.
    return '';
  }
}
