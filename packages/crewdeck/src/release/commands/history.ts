import { pathOf, type ReleaseEvent } from '@crewdeck/contract';
import { ageText, eventText } from '@crewdeck/releases/texts';
import { table } from '../terminal.ts';
import type { Verb } from '../verb.ts';
import { onlyPositional } from './arguments.ts';
import { refuseUnknown } from './find.ts';

const HEADINGS = ['WHEN', 'AGO', 'WHAT', 'BY', 'WHY'];

export const verb: Verb = {
  usage: '<module>',
  help: 'What was done to the releases of a module: the latest first, at most 100.',
  options: {},

  async run(given, { api, now }) {
    const module = onlyPositional(given, '<module>');
    const events = await api.get<ReleaseEvent[]>(pathOf('/api/releases/:module/events', { module }));
    if (events.length === 0) refuseUnknown(module, await api.status());
    const rows = events.map((event) => {
      const when = event.at.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).replace('T', ' ');
      return [when, ageText(event.at, now), eventText(event), event.actor, event.reason ?? ''];
    });
    return { text: table(HEADINGS, rows), json: events };
  },
};
