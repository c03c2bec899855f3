import type { ErrorCode } from '@crewdeck/contract';
import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export const OPERATION = 'operation';

export interface OperationNotes {
  /** What the call is for, in one line. */
  readonly summary: string;
  /** Shape of the answer; `null` when it has no body. */
  readonly answer: z.ZodType | null;
  /** It answers with something else than JSON: server-sent events, a picture, or an iCalendar file. */
  readonly answerType?: 'text/event-stream' | 'image/*' | 'text/calendar';
  /** Its body is a file of this kind, read by its bytes. */
  readonly bodyType?: 'image/*';
  /** How the call can fail, besides what any call can fail with. */
  readonly refusals?: readonly ErrorCode[];
}

/** What the OpenAPI document says of a route beyond its path, parameters and access, which it reads from the route. */
export const Operation = (notes: OperationNotes) => SetMetadata(OPERATION, notes);
