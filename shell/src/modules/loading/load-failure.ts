import type { RELEASE_OUTCOMES } from '@crewdeck/contract';

/** Why a release could not be shown. */
export type FailureOutcome = Exclude<(typeof RELEASE_OUTCOMES)[number], 'ok'>;

/** A part of a release that can't be had. The message is for the console. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly outcome: FailureOutcome,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
