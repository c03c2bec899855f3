import { parseArgs } from 'node:util';
import { dataDirectory } from '#bin/checkout.mjs';
import { Failure } from '#bin/failure.mjs';
import { VARIABLES } from './variables.ts';

/** Ports of one stack, all on the loopback interface. */
export interface StackPorts {
  edge: number;
  api: number;
  authEmulator: number;
  postgres: number;
  mailbox: number;
  smtp: number;
}

/** What `npm start` was asked to do. */
export interface StackSettings {
  ports: StackPorts;
  /** Absolute path of the folder that keeps all state. */
  dataDirectory: string;
  /** Wipe the state first. */
  isFresh: boolean;
}

/** The variable of each port. */
const PORT_VARIABLES = {
  edge: 'EDGE_PORT',
  api: 'API_PORT',
  authEmulator: 'AUTH_EMULATOR_PORT',
  postgres: 'POSTGRES_PORT',
  mailbox: 'MAILBOX_PORT',
  smtp: 'SMTP_PORT',
} as const satisfies Record<keyof StackPorts, keyof typeof VARIABLES>;

type Environment = Record<string, string | undefined>;

/** @throws Failure with one sentence when an argument or a variable makes no sense. */
export function parseSettings(args: string[], environment: Environment): StackSettings {
  const entries = Object.entries(PORT_VARIABLES).map(([which, name]) => [which, parsePort(name, environment)]);
  const ports = Object.fromEntries(entries) as StackPorts;
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

function parsePort(name: (typeof PORT_VARIABLES)[keyof StackPorts], environment: Environment): number {
  const { success, data } = VARIABLES[name].safeParse(environment[name]);
  if (success) return data;
  throw new Failure(`${name} is "${environment[name]}", but it takes ${VARIABLES[name].meta()?.takes}.`);
}

function requireDistinct(ports: StackPorts): void {
  const named = portsWithVariables(ports);
  for (const [index, { port, name }] of named.entries()) {
    const other = named.slice(index + 1).find((candidate) => candidate.port === port);
    if (other) throw new Failure(`${name} and ${other.name} are both ${port}; give each its own port.`);
  }
}

/** The ports with the names of their variables, the edge's first. */
export function portsWithVariables(ports: StackPorts): { name: string; port: number }[] {
  return Object.entries(PORT_VARIABLES).map(([which, name]) => ({ name, port: ports[which as keyof StackPorts] }));
}
