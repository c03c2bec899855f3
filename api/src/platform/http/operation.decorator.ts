import type { ErrorCode } from '@crewdeck/contract';
import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export const OPERATION = 'operation';

export interface OperationNotes {
  /** What the call is for, in one line. */
  readonly summary: string;
  /** Shape of the answer; `null` when it has no body. */
  readonly answer: z.ZodType | null;
  /** It answers with server-sent events. */
  readonly isEventStream?: true;
  /** How the call can fail, besides what any call can fail with. */
  readonly refusals?: readonly ErrorCode[];
}

/** What the OpenAPI document says of a route beyond its path, parameters and access, which it reads from the route. */
export const Operation = (notes: OperationNotes) => SetMetadata(OPERATION, notes);
