import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { ROOT } from './checkout.mjs';
import { explainLog, Failure, INTERRUPTED_EXIT_CODE } from './failure.mjs';

/** Tools started by us run on the Node that runs us, not on whichever comes first in PATH. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

/**
 * Runs a command with its output in a log.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ logFile: string, failure: string, cwd?: string, env?: Record<string, string | undefined> }} options
 *   `failure` opens the sentence shown when it fails: `Installing the packages failed`
 * @returns {Promise<void>}
 */
export async function runCommand([program, ...args], { logFile, failure, cwd = ROOT, env = {} }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  try {
    const exitCode = await exitCodeOf(program, args, { cwd, env, stdio: ['ignore', log, log] });
    if (exitCode !== 0) throw new Failure(explainLog(failure, logFile));
  } finally {
    closeSync(log);
  }
}

/**
 * Runs a command that speaks to the person itself.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runVisibly([program, ...args], { cwd = ROOT, env = {} } = {}) {
  return exitCodeOf(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, stdio: import('node:child_process').StdioOptions }} options
 * @returns {Promise<number>}
 */
function exitCodeOf(program, args, { cwd, env, stdio }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio, env: { ...process.env, PATH, ...env } });
    stopWith(child);
    child.on('error', (error) => reject(new Failure(`${program} could not be started: ${error.message}.`)));
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
}

/**
 * A signal that reaches only us ends the tool as well; nothing goes on installing or building unseen.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWith(child) {
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(INTERRUPTED_EXIT_CODE);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  child.on('close', () => process.off('SIGTERM', stop).off('SIGINT', stop));
}
