import type { ErrorBody } from '@crewdeck/contract';
import type { DomainError } from './domain-error.ts';
import { ERROR_ANSWERS } from './error-answers.ts';

/** The sentence for people. */
export function sentenceOf({ code, sentence }: DomainError): string {
  return sentence ?? ERROR_ANSWERS[code].sentence;
}

export function errorBody(refusal: DomainError, requestId: string): ErrorBody {
  return { error: sentenceOf(refusal), code: refusal.code, requestId };
}
