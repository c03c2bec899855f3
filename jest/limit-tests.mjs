import { TEST_TIMEOUT_MS } from '@crewdeck/module-testing';
import { addEventHandler } from 'jest-circus';

/** The light runner has no time limit for tests and hooks, so this adds one. Circus has just put the new one last in its list. */
addEventHandler((event, { currentDescribeBlock: block }) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const added = event.name === 'add_test' ? block.children.at(-1) : block.hooks.at(-1);
  if (added?.fn) added.fn = within(event.timeout ?? TEST_TIMEOUT_MS, added.fn);
});

/**
 * @param {number} limitMs
 * @param {Function} run
 * @returns {() => Promise<unknown>}
 */
function within(limitMs, run) {
  return async () => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const limit = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The test or hook took longer than ${limitMs} ms.`)), limitMs);
    });
    try {
      return await Promise.race([run(), limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
