import type { ErrorCode } from '@crewdeck/contract';
import { DomainError } from './domain-error.ts';

const CODE_OF_FASTIFY_ERROR: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'request.not_found',
  408: 'request.timeout',
  413: 'request.too_large',
  415: 'request.unsupported_media_type',
  429: 'request.rate_limited',
  503: 'server.unavailable',
};

// A value that no column takes, for example a NUL byte in a text, is the caller's mistake.
const DATA_EXCEPTION = /^22/;
// Connection lost, resources short, operator stopped the statement or the server, serialisation and lock conflicts; a
// transaction that rested for too long, a server that is the primary no more.
const TRANSIENT = /^(08|53|57|40)|^(55P03|25P03|25006)$/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
// `pg` and its pool give these failures neither a code nor a class.
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;
// TypeORM takes a connection that has broken in the middle of a transaction for one that was given back too early.
const LOST_RUNNER = /^QueryRunner(Provider)?AlreadyReleasedError$/;

/** What a caller may know of any failure; `server.internal` when that is nothing. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { code, status, message, name } = describe(error);
  const known = CODE_OF_FASTIFY_ERROR[code];
  if (known) return new DomainError(known);
  const isLost = NETWORK.test(code) || LOST_CONNECTION.test(message) || LOST_RUNNER.test(name);
  if (isLost) return new DomainError('server.unavailable');
  if (isSqlState(code)) return new DomainError(codeOfSqlState(code));
  return new DomainError(codeOfStatus(status));
}

function describe(error: unknown): { code: string; status: number | undefined; message: string; name: string } {
  const { code, statusCode, status, message, name } = Object(error) as Record<string, unknown>;
  const number = [statusCode, status].find((value) => typeof value === 'number');
  return {
    code: String(code ?? ''),
    status: number as number | undefined,
    message: String(message ?? ''),
    name: String(name ?? ''),
  };
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}

function codeOfSqlState(code: string): ErrorCode {
  if (DATA_EXCEPTION.test(code)) return 'request.invalid';
  return TRANSIENT.test(code) ? 'server.unavailable' : 'server.internal';
}

function codeOfStatus(status: number | undefined): ErrorCode {
  if (status === undefined) return 'server.internal';
  return CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'request.malformed' : 'server.internal');
}
