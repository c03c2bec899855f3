import type { ReleaseEvent } from '@crewdeck/contract';
import { ageText, eventText } from '@crewdeck/releases/texts';
import { table } from '../terminal.ts';
import type { Verb } from '../verb.ts';
import { onlyPositional } from './arguments.ts';
import { refuseUnknown } from './find-module.ts';

const HEADINGS = ['WHEN', 'AGO', 'MODULE', 'WHAT', 'BY', 'WHY'];

export const verb: Verb = {
  usage: '<module>',
  help: 'What was done to the releases of a module: the latest first, at most 100.',
  options: {},

  async run(given, { api, now }) {
    const module = onlyPositional(given, '<module>');
    const events = await api.eventsOf(module);
    if (events.length === 0) refuseUnknown(module, await api.status());
    return { text: eventTable(events, now), json: events };
  },
};

export function eventTable(events: readonly ReleaseEvent[], now: number): string {
  const rows = events.map((event) => [
    event.at.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).replace('T', ' '),
    ageText(event.at, now),
    event.module,
    eventText(event),
    event.actor,
    event.reason ?? '',
  ]);
  return table(HEADINGS, rows);
}
