import type { ErrorCode } from '@crewdeck/contract';

/** The API said no. Its message is the API's own sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;

  constructor(message: string, code: ErrorCode) {
    super(message);
    this.code = code;
  }
}
