/** Where the system under test is; set by the global setup, which started it. */
export interface System {
  url: string;
  dataDirectory: string;
  authEmulatorUrl: string;
}

const VARIABLE = 'CREWDECK_SYSTEM_UNDER_TEST';

export function announceSystem(system: System): void {
  process.env[VARIABLE] = JSON.stringify(system);
}

/** @throws Error when the global setup has not run. */
export function theSystem(): System {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('No system is running: the suite is started by Playwright with its global setup.');
  return JSON.parse(announced);
}
