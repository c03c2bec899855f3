const GIGABYTE = 1e9;
/** Packages, builds and data of a first start. */
const DISK = 2.5 * GIGABYTE;
const MEMORY = 2 * GIGABYTE;

/** @param {number} bytes */
const inGigabytes = (bytes) => `${(Math.floor(bytes / (GIGABYTE / 10)) / 10).toFixed(1)} GB`;

/**
 * @param {number} free bytes
 * @returns {string | null} what is said when they don't suffice to install and build
 */
export function diskSentence(free) {
  if (free >= DISK) return null;
  return `Installing needs ${inGigabytes(DISK)} of free disk, and there are ${inGigabytes(free)}: free some, then run the same command again.`;
}

/**
 * @param {number} total bytes, also those in use: what is free changes, and systems count it differently
 * @returns {string | null}
 */
export function memorySentence(total) {
  if (total >= MEMORY) return null;
  return `Crewdeck needs about ${inGigabytes(MEMORY)} of memory, and this machine has ${inGigabytes(total)}: it may be slow or stop.`;
}
