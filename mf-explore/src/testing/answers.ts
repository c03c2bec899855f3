import { answerCalls, type GivenAnswer, type ReceivedCall } from '@crewdeck/module-sdk/testing';

type Answer = GivenAnswer | ((call: ReceivedCall) => GivenAnswer | Promise<GivenAnswer>);

const NOT_FOUND: GivenAnswer = { status: 404, body: { error: 'Not found', code: 'request.not_found', requestId: 'r' } };

/** Answers by `METHOD /path`; whatever a test does not name is not found. */
export function answerWith(answers: Readonly<Record<string, Answer>>): readonly ReceivedCall[] {
  return answerCalls((call) => {
    const answer = answers[`${call.method} ${call.path}`] ?? NOT_FOUND;
    return typeof answer === 'function' ? answer(call) : answer;
  });
}

/** An answer that never comes. */
export const NEVER = () => new Promise<GivenAnswer>(() => {});
