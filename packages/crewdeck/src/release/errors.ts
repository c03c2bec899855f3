import type { ErrorCode } from '@crewdeck/contract';
import { Refusal } from '@crewdeck/releases/refusal';
import { UsageError } from '../usage-error.ts';

/** The API said no. Its message is the API's own sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;

  constructor(message: string, code: ErrorCode) {
    super(message);
    this.code = code;
  }
}

/** How the command ends; `--help` says so too. */
export const EXIT_CODE = {
  done: 0,
  /** Network, server, store or build: trying again may help. */
  failed: 1,
  /** Not understood, or it names what is not there. */
  usage: 2,
  /** A rule forbids it: trying again won't help. */
  refused: 3,
} as const;

export type ExitCode = (typeof EXIT_CODE)[keyof typeof EXIT_CODE];

export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT_CODE.usage;
  if (error instanceof Refusal) return EXIT_CODE.refused;
  if (!(error instanceof ApiError)) return EXIT_CODE.failed;
  if (error.code === 'release.not_found' || error.code === 'request.invalid') return EXIT_CODE.usage;
  return /^(release|auth)\./.test(error.code) ? EXIT_CODE.refused : EXIT_CODE.failed;
}
