import { ERROR_CODES, type ErrorCode } from '@crewdeck/contract';
import { ERROR_ANSWERS } from '../platform/errors/error-answers.ts';
import type { Declaration } from './declarations.ts';

const OF_ANY_CALL: readonly ErrorCode[] = [
  'request.malformed',
  'request.too_large',
  'request.timeout',
  'request.rate_limited',
  'auth.invalid_token',
  'auth.suspended',
  'server.internal',
  'server.unavailable',
];

/** Every way a call can fail, by status, in the order of the closed list. */
export function refusalsOf({ isPublic, body, refusals = [] }: Declaration, hasParameters: boolean) {
  const codes = new Set([...OF_ANY_CALL, ...refusals]);
  if (!isPublic) codes.add('auth.required');
  if (hasParameters || body) codes.add('request.invalid');
  if (body) codes.add('request.unsupported_media_type');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of ERROR_CODES.filter((one) => codes.has(one))) {
    const { status } = ERROR_ANSWERS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** The failing answer that carries one of these codes. */
export function failureOf(codes: readonly ErrorCode[], errorBody: object) {
  const schema = { allOf: [errorBody], properties: { code: { enum: codes } } };
  const description = codes.map((code) => ERROR_ANSWERS[code].sentence).join(' ');
  return { description, content: { 'application/json': { schema } } };
}
