import type { ABUSE_CATEGORIES, ReportedSubject } from '@crewdeck/contract';

type Report = ReportedSubject['reports'][number];
type Event = ReportedSubject['events'][number];

/** Something that has happened to a person or a project: a report that is closed, or a decision. */
export type PastEntry = { at: string; report: Report } | { at: string; event: Event };

/** The latest first. */
export function historyOf({ reports, events }: ReportedSubject): PastEntry[] {
  const closed = reports.filter(({ isOpen }) => !isOpen).map((report) => ({ at: report.at, report }));
  const done = events.map((event) => ({ at: event.at, event }));
  return [...closed, ...done].sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** In the words that the reporter chose. */
const CATEGORY_TEXTS: Record<(typeof ABUSE_CATEGORIES)[number], string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or hate',
  fake: 'Not who they say they are',
  other: 'Something else',
};

const PLACE_TEXTS: Partial<Record<Report['kind'], string>> = { invite: ', in an invite', note: ', in a team note' };

/** `Harassment or hate, in an invite`. */
export function categoryText({ category, kind }: Pick<Report, 'category' | 'kind'>): string {
  return `${CATEGORY_TEXTS[category]}${PLACE_TEXTS[kind] ?? ''}`;
}
