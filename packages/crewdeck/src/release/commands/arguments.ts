import { UsageError } from '../../usage-error.ts';
import type { Arguments } from '../verb.ts';

/** @throws UsageError when there is none, or more than one */
export function onlyPositional({ positionals }: Arguments, what: string): string {
  const [only, ...others] = positionals;
  if (!only) throw new UsageError(`Say which: ${what} is missing. --help says more.`);
  if (others.length > 0)
    throw new UsageError(`"${others.join(' ')}" is too much. A text of several words needs quotes.`);
  return only;
}

/** @throws UsageError for anything besides options */
export function noPositionals({ positionals }: Arguments): void {
  if (positionals.length > 0) throw new UsageError(`"${positionals.join(' ')}" is too much. --help says more.`);
}

export function textOf({ values }: Arguments, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value.trim() : undefined;
}

/** @throws UsageError when it is missing or empty */
export function requiredReason(given: Arguments): string {
  const reason = textOf(given, 'reason');
  if (reason) return reason;
  throw new UsageError('Say why with --reason "…": it goes into the history.');
}

/** @throws UsageError when it is no share of page loads, to a hundredth of a percent */
export function percentOf(given: Arguments): number | undefined {
  const value = textOf(given, 'percent');
  if (value === undefined) return undefined;
  const percent = Number(value);
  if (/^\d{1,3}(\.\d{1,2})?$/.test(value) && percent > 0 && percent <= 100) return percent;
  throw new UsageError(`--percent ${value} is no share of the browsers: 0.01 to 100.`);
}
