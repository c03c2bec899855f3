import type { ProjectResult, SaveResult } from '@crewdeck/contract';
import { teamLinkOf } from './team-link.ts';

/** The links of a result, in the order in which they are shown. */
export const RESULT_LINKS = [
  { field: 'demoUrl', label: 'Demo' },
  { field: 'repositoryUrl', label: 'Repository' },
  { field: 'videoUrl', label: 'Video' },
] as const;

export type LinkField = (typeof RESULT_LINKS)[number]['field'];
type Told = Omit<ProjectResult, 'credits'>;
type ResultForm = Record<keyof Told, string>;

/** Whether the owner has said anything about it. */
export function hasResult({ credits: _, ...told }: ProjectResult): boolean {
  return Object.values(told).some(Boolean);
}

export function resultForm({ repositoryUrl, demoUrl, videoUrl, place, words }: ProjectResult): ResultForm {
  return {
    repositoryUrl: repositoryUrl ?? '',
    demoUrl: demoUrl ?? '',
    videoUrl: videoUrl ?? '',
    place: place ?? '',
    words: words ?? '',
  };
}

/** A sentence for each link that is no https address. */
export function resultProblems(form: ResultForm): Partial<Record<LinkField, string>> {
  const wrong = RESULT_LINKS.filter(({ field }) => form[field].trim() !== '' && teamLinkOf(form[field]) === null);
  return Object.fromEntries(wrong.map(({ field }) => [field, 'Enter a whole address that starts with https://.']));
}

export function resultToSend(form: ResultForm): SaveResult {
  const links = RESULT_LINKS.map(({ field }) => [field, form[field].trim() === '' ? null : teamLinkOf(form[field])]);
  return { ...Object.fromEntries(links), place: form.place.trim(), words: form.words.trim() };
}
