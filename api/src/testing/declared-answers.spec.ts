import { requireDeclared } from './declared-answers.ts';

const ID = '7f1b7c53-52a4-4c0e-9f6f-8c6a1f9a0b11';
const ended = { status: 'closed', words: '', role: '', createdAt: '2026-11-22T00:00:00.000Z' };
const interest = { id: ID, userId: ID, projectId: ID, ...ended };
const failure = (code: string) => ({ error: 'No.', code, requestId: 'r' });

describe('an answer in a spec', () => {
  it.each([
    ['a success of the declared shape', 201, interest],
    ['a declared failure', 409, failure('interest.already_shown')],
    ['a failure that any call may have', 429, failure('request.rate_limited')],
  ])('is taken when it is %s', (_, status, body) => {
    expect(() => requireDeclared('POST /api/interests', { status, body })).not.toThrow();
  });

  it.each([
    ['has a key too many', 201, { ...interest, email: 'a@students.test' }, /keys that are not declared/],
    ['lacks a key', 201, { id: ID }, /another shape/],
    ['has another status of success', 200, interest, /does not name/],
    ['is a failure that the call does not name', 409, failure('invite.already_sent'), /does not name/],
    ['has the status of another failure', 404, failure('interest.already_shown'), /not the status of/],
    ['is a failure with a key too many', 500, { ...failure('server.internal'), stack: '' }, /shape of a failure/],
  ])('is refused when it %s', (_, status, body, message) => {
    expect(() => requireDeclared('POST /api/interests', { status, body })).toThrow(message);
  });

  it('belongs to the fixed path rather than to the one with a parameter', () => {
    expect(() => requireDeclared('GET /api/projects/mine?x=1', { status: 200, body: [] })).not.toThrow();
    expect(() => requireDeclared(`GET /api/projects/${ID}`, { status: 200, body: [] })).toThrow(/another shape/);
  });
});
