import { parseArgs } from 'node:util';
import { dataDirectory } from '#bin/checkout.mjs';
import { Failure } from '#bin/failure.mjs';

/** Ports of one stack, all on the loopback interface. */
export interface StackPorts {
  edge: number;
  api: number;
  authEmulator: number;
  postgres: number;
}

/** What `npm start` was asked to do. */
export interface StackSettings {
  ports: StackPorts;
  /** Absolute path of the folder that keeps all state. */
  dataDirectory: string;
  /** Wipe the state first. */
  isFresh: boolean;
}

/** Variable and default of each port. */
export const PORT_VARIABLES = {
  edge: { name: 'EDGE_PORT', fallback: 3000 },
  api: { name: 'API_PORT', fallback: 3001 },
  authEmulator: { name: 'AUTH_EMULATOR_PORT', fallback: 9099 },
  postgres: { name: 'POSTGRES_PORT', fallback: 54_320 },
} as const satisfies Record<keyof StackPorts, { name: string; fallback: number }>;

type Environment = Record<string, string | undefined>;

/** @throws Failure with one sentence when an argument or a variable makes no sense. */
export function parseSettings(args: string[], environment: Environment): StackSettings {
  const ports: StackPorts = {
    edge: parsePort('edge', environment),
    api: parsePort('api', environment),
    authEmulator: parsePort('authEmulator', environment),
    postgres: parsePort('postgres', environment),
  };
  requireDistinct(ports);
  return { ports, dataDirectory: dataDirectory(environment), isFresh: parseFresh(args) };
}

function parseFresh(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { fresh: { type: 'boolean', default: false } } }).values.fresh;
  } catch {
    throw new Failure(`"${args.join(' ')}" is not understood; the only option is --fresh, as in: npm start -- --fresh`);
  }
}

function parsePort(which: keyof StackPorts, environment: Environment): number {
  const { name, fallback } = PORT_VARIABLES[which];
  const text = environment[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${name} is "${text}", but it must be a port number from 1 to 65535.`);
}

function requireDistinct(ports: StackPorts): void {
  const names = Object.entries(ports).map(([which, port]) => ({ port, name: variableOf(which) }));
  for (const [index, { port, name }] of names.entries()) {
    const other = names.slice(index + 1).find((candidate) => candidate.port === port);
    if (other) throw new Failure(`${name} and ${other.name} are both ${port}; give each its own port.`);
  }
}

function variableOf(which: string): string {
  return Object.entries(PORT_VARIABLES).find(([key]) => key === which)?.[1].name ?? which;
}
