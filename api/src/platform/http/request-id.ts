import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MODULE_HEADER, REQUEST_ID_HEADER } from '@crewdeck/contract';

const REQUEST_ID = /^[\w-]{1,64}$/;
const MODULE = /^[\w@.+-]{1,100}$/;

/** The caller's request id when it is one we would write ourselves, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The module release that a call says it comes from; `undefined` when it says none, or nonsense. */
export function moduleOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers[MODULE_HEADER];
  return typeof given === 'string' && MODULE.test(given) ? given : undefined;
}
