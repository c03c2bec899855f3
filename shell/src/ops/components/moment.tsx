import { agoText } from '@crewdeck/contract';
import { momentText } from '../rules/clock-texts.ts';

/** `12 minutes ago`; the exact time while pointing, and for programs. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={momentText(at)}>
      {agoText(at, now)}
    </time>
  );
}
