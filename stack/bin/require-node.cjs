// Runs on whatever Node there is, before anything is installed: no syntax newer than ES2015.
const REQUIRED_MAJOR = 20;
const REQUIRED_MINOR = 19;

/**
 * @param {string} version like `20.19.0`
 * @returns {boolean}
 */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > REQUIRED_MAJOR || (major === REQUIRED_MAJOR && minor >= REQUIRED_MINOR);
}

/** Ends the process with one sentence on a Node that is too old. */
function requireNode() {
  if (isNewEnough(process.versions.node)) return;
  console.error(`Crewdeck needs Node ${REQUIRED_MAJOR}.${REQUIRED_MINOR} or newer, and this is ${process.version}.`);
  process.exit(1);
}

module.exports = { requireNode };
