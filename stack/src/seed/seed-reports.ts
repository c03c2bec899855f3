import { type AccountExport, paths } from '@crewdeck/contract';
import type { DemoPerson } from './demo-data.ts';
import { personOf, type SeededPerson } from './seed-people.ts';

/** Reports people to ops, as far as that has not happened yet, decided on or not. */
export async function seedReports(people: readonly DemoPerson[], seeded: Map<string, SeededPerson>): Promise<void> {
  for (const { key, reports = [] } of people) {
    const subject = { kind: 'person', id: personOf(seeded, key).profileId } as const;
    for (const { from, ...report } of reports) {
      const { api } = personOf(seeded, from);
      const { reports: made } = await api.get<AccountExport>(paths.accountExport());
      if (made.some(({ subject: { id } }) => id === subject.id)) continue;
      await api.post(paths.abuseReports(), { subject, ...report });
    }
  }
}
