import type { Stack } from '@crewdeck/stack';

/** Where the system under test is. Each worker of the suite has its own. */
export interface System {
  url: string;
  dataDirectory: string;
  authEmulatorUrl: string;
  /** To let time pass, which nobody can wait for. */
  databaseUrl: string;
  /** Where what was mailed can be read. */
  mailboxUrl: string;
  /** One of its processes, to stop it and to start it again. */
  service: Stack['service'];
  startSecondPair: Stack['startSecondPair'];
}

let announced: System | undefined;

export function announceSystem(system: System): void {
  announced = system;
}

/** @throws Error outside of a test: there is none before the worker's first test, nor while tests are collected. */
export function theSystem(): System {
  if (!announced) throw new Error('No system is running yet: ask for it inside a test.');
  return announced;
}
