const DIM = '\u001B[2m';
const GREEN = '\u001B[32m';
const RED = '\u001B[31m';
const RESET = '\u001B[0m';
const isTerminal = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;

/**
 * @param {string} colour
 * @param {string} text
 * @returns {string}
 */
const paint = (colour, text) => (isTerminal ? `${colour}${text}${RESET}` : text);

/**
 * Shows that a step runs, and how long it took.
 *
 * @template T
 * @param {string} label `Installing packages`
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(label, run) {
  const startedAt = performance.now();
  process.stdout.write(`  ${label} … `);
  try {
    const result = await run();
    process.stdout.write(`${paint(GREEN, 'done')} ${paint(DIM, secondsSince(startedAt))}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${paint(RED, 'failed')} ${paint(DIM, secondsSince(startedAt))}\n`);
    throw error;
  }
}

/**
 * @param {number} startedAt a reading of `performance.now()`
 * @returns {string} `1.4 s`
 */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
