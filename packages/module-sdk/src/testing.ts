export { answerCalls, type GivenAnswer, type ReceivedCall } from './http/answer-calls.ts';
export { setConfirmationMailer } from './session/email-confirmation.ts';
export { awaitSession, publishSession } from './session/session-store.ts';
export { tellSuspension } from './session/suspension.ts';
export { createTestHost, type TestHost } from './testing/test-host.tsx';
