import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.mjs';
import { ROOT } from './checkout.mjs';
import { install } from './install.mjs';
import { step } from './progress.mjs';
import { tryLock } from './socket-lock.mjs';

/**
 * Runs something that writes into the checkout, one process at a time: two stacks may well be started at once.
 *
 * @template T
 * @param {() => Promise<T>} write
 * @returns {Promise<T>}
 */
export async function withCheckoutLock(write) {
  const lock = (await tryLock(ROOT)) ?? (await step('Waiting for another build in this folder', waitForLock));
  try {
    return await write();
  } finally {
    await lock.release();
  }
}

/**
 * Everything a stack needs before it can start.
 *
 * @param {string[]} projects of Node that are compiled besides
 * @returns {Promise<void>}
 */
export function installAndBuild(...projects) {
  return withCheckoutLock(async () => {
    await install();
    await build(projects);
  });
}

/** @returns {Promise<import('./socket-lock.mjs').Lock>} */
async function waitForLock() {
  for (;;) {
    const lock = await tryLock(ROOT);
    if (lock) return lock;
    await sleep(200);
  }
}
