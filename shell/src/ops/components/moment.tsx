import { agoText, momentText } from '../rules/time-texts.ts';

/** `12 min ago`; the exact time while pointing, and for programs. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={momentText(at)}>
      {agoText(at, now)}
    </time>
  );
}
