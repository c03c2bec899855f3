import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { DomainError } from '../errors/domain-error.ts';
import { sentenceOfIssue } from './issue-sentence.ts';

const LONGEST_SENTENCE = 200;

/** Validates a parameter against the contract's schema that its decorator names; Nest's own pipe recurses on hostile depth. */
@Injectable()
export class SchemaPipe implements PipeTransform {
  transform(value: unknown, { schema, data }: ArgumentMetadata): unknown {
    if (!schema) return value;
    const { error, ...result } = (schema as z.ZodType).safeParse(value);
    const [issue] = error?.issues ?? [];
    if (!issue) return result.data;
    throw new DomainError('request.invalid', sentenceOfIssue(issue, data).slice(0, LONGEST_SENTENCE));
  }
}
