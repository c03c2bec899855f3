import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.ts';

type Schema = NonNullable<ArgumentMetadata['schema']>;
type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] };

const LONGEST_SENTENCE = 200;

/** Validates a parameter against the contract's schema that its decorator names; Nest's own pipe recurses on hostile depth. */
@Injectable()
export class SchemaPipe implements PipeTransform {
  async transform(value: unknown, { schema }: ArgumentMetadata): Promise<unknown> {
    return schema ? validated(schema, value) : value;
  }
}

async function validated(schema: Schema, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value);
  if (result.issues) throw new DomainError('request.invalid', sentenceOf(result.issues[0]));
  return result.value;
}

function sentenceOf(issue: Issue | undefined): string | undefined {
  if (!issue) return undefined;
  const field = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  return (field ? `${field}: ${issue.message}` : issue.message).slice(0, LONGEST_SENTENCE);
}
