import type { ReportAbuse } from '@crewdeck/contract';

/** What a report may be about, in the words of whoever reports. */
const LABELS = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or hate',
  fake: 'Not who they say they are',
  other: 'Something else',
} as const satisfies Record<ReportAbuse['category'], string>;

export const REPORT_CATEGORIES = Object.entries(LABELS).map(([value, label]) => ({
  value: value as ReportAbuse['category'],
  label,
}));
