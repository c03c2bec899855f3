import { UsageError } from '../errors.ts';
import type { Arguments } from '../verb.ts';

/** A hundredth of a percent is one of 10,000 browsers. */
const STEPS_IN_A_PERCENT = 100;
const EVERYBODY = 100;

/** @throws UsageError when there is none, or more than one */
export function onlyPositional({ positionals }: Arguments, what: string): string {
  const [only, ...others] = positionals;
  if (!only) throw new UsageError(`Say which: ${what} is missing. --help says more.`);
  if (others.length > 0)
    throw new UsageError(`"${others.join(' ')}" is too much. A text of several words needs quotes.`);
  return only;
}

/** @throws UsageError when it names no release */
export function moduleAndRelease(given: Arguments): { module: string; wanted: string } {
  const target = onlyPositional(given, '<module>@<release|version>');
  const [module, wanted, ...rest] = target.split('@');
  if (module && wanted && rest.length === 0) return { module, wanted };
  throw new UsageError(`"${target}" names no release: <module>@<release|version>, as mf-explore@1.4.2.`);
}

export function textOf({ values }: Arguments, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value.trim() : undefined;
}

/** @throws UsageError when it is missing or empty: whoever reads the history wants to know why */
export function requiredReason(given: Arguments): string {
  const reason = textOf(given, 'reason');
  if (reason) return reason;
  throw new UsageError('Say why with --reason "…": it goes into the history, for whoever looks next.');
}

/** @throws UsageError when it is no share of page loads */
export function percentOf(given: Arguments): number | undefined {
  const value = textOf(given, 'percent');
  if (value === undefined) return undefined;
  const steps = Number(value) * STEPS_IN_A_PERCENT;
  const isShare = value !== '' && Math.abs(steps - Math.round(steps)) < 1e-6 && steps >= 1 && steps <= 10_000;
  if (isShare) return Math.round(steps) / STEPS_IN_A_PERCENT;
  throw new UsageError(`--percent ${value} is no share of the browsers: 0.01 to 100.`);
}

/** @returns minutes @throws UsageError when it is no time as `10m`, `2h`, `1d` */
export function minutesOf(given: Arguments, option: string): number | undefined {
  const value = textOf(given, option);
  if (value === undefined) return undefined;
  const { count, unit } = /^(?<count>\d{1,5})(?<unit>[mhd])$/.exec(value)?.groups ?? {};
  const minutes = Number(count) * ({ m: 1, h: 60, d: 24 * 60 }[unit ?? ''] ?? 0);
  if (minutes > 0) return minutes;
  throw new UsageError(`--${option} ${value} is no time: 10m, 2h or 1d.`);
}

/** @throws UsageError when these are no shares that grow */
export function stepsOf(given: Arguments): number[] | undefined {
  const value = textOf(given, 'steps');
  if (value === undefined) return undefined;
  const steps = value.split(',').map(Number);
  const grow = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= EVERYBODY);
  if (grow && steps.length > 1 && !value.includes(' ')) return steps;
  throw new UsageError(`--steps ${value} are no shares that grow, as 5,25,100.`);
}

/** @throws UsageError when it is no whole number from `least` on */
export function numberOf(given: Arguments, option: string, least: number): number | undefined {
  const value = textOf(given, option);
  if (value === undefined) return undefined;
  if (/^\d{1,6}$/.test(value) && Number(value) >= least) return Number(value);
  throw new UsageError(`--${option} ${value} is no whole number from ${least} on.`);
}
