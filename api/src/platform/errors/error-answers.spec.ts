import { ERROR_CODES } from '@crewdeck/contract';
import { DomainError } from './domain-error.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import { toDomainError } from './to-domain-error.ts';

describe('the answer to a failure', () => {
  it('is unique for a duplicate invite, in the very word that the client looks for', () => {
    expect(ERROR_ANSWERS['invite.already_sent'].sentence).toContain('unique');
    const others = ERROR_CODES.filter((code) => code !== 'invite.already_sent');
    expect(others.filter((code) => ERROR_ANSWERS[code].sentence.includes('unique'))).toEqual([]);
  });

  it.each([
    ['a refusal of the domain', new DomainError('invite.to_self'), 'invite.to_self'],
    ['a text that no column takes', { code: '22021' }, 'request.invalid'],
    ['a statement that took too long', { code: '57014' }, 'server.unavailable'],
    ['a server that shuts down', { code: '57P01' }, 'server.unavailable'],
    ['a server that is the primary no more', { code: '25006' }, 'server.unavailable'],
    ['a transaction that rested for too long', { code: '25P03' }, 'server.unavailable'],
    ['a server that does not answer', { message: 'Query read timeout' }, 'server.unavailable'],
    ['a refused connection', { code: 'ECONNREFUSED' }, 'server.unavailable'],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 'server.unavailable'],
    ['a connection lost in a transaction', { name: 'QueryRunnerAlreadyReleasedError' }, 'server.unavailable'],
    ['a broken constraint', { code: '23514', detail: 'Failing row contains (secret)' }, 'server.internal'],
    ['an unknown address', { status: 404 }, 'request.not_found'],
    ['a strange client error', { statusCode: 418 }, 'request.malformed'],
    ['anything else', null, 'server.internal'],
  ])('knows %s', (_, failure, code) => {
    expect(toDomainError(failure).code).toBe(code);
  });
});
