import type { ProjectResult, SaveResult, TeamLink } from '@crewdeck/contract';
import { hasResult } from './has-result.ts';
import { noAddress, teamLinkKind, teamLinkOf } from './team-link.ts';

/** The links of a result, in the order in which they are shown. */
export const RESULT_LINKS = [
  { field: 'demoUrl', label: 'Demo' },
  { field: 'repositoryUrl', label: 'Repository' },
  { field: 'videoUrl', label: 'Video' },
] as const;

export type LinkField = (typeof RESULT_LINKS)[number]['field'];
type Told = Omit<ProjectResult, 'credits'>;
type ResultForm = Record<keyof Told, string>;

const NOTHING_SAID: ResultForm = { repositoryUrl: '', demoUrl: '', videoUrl: '', place: '', words: '' };

/** What the form begins with: what the owner has said, before that the repository among the team's links. */
export function resultForm(result: ProjectResult, teamLinks: readonly Pick<TeamLink, 'url'>[]): ResultForm {
  if (!hasResult(result)) return { ...NOTHING_SAID, repositoryUrl: repositoryOf(teamLinks) ?? '' };
  const { repositoryUrl, demoUrl, videoUrl, place, words } = result;
  return {
    repositoryUrl: repositoryUrl ?? '',
    demoUrl: demoUrl ?? '',
    videoUrl: videoUrl ?? '',
    place: place ?? '',
    words: words ?? '',
  };
}

function repositoryOf(links: readonly Pick<TeamLink, 'url'>[]): string | undefined {
  return links.find(({ url }) => teamLinkKind(url) === 'Repository')?.url;
}

/** A sentence for each link that is no https address. */
export function resultProblems(form: ResultForm): Partial<Record<LinkField, string>> {
  const wrong = RESULT_LINKS.filter(({ field }) => form[field].trim() !== '' && teamLinkOf(form[field]) === null);
  return Object.fromEntries(wrong.map(({ field }) => [field, noAddress()]));
}

export function resultToSend(form: ResultForm): SaveResult {
  const links = RESULT_LINKS.map(({ field }) => [field, form[field].trim() === '' ? null : teamLinkOf(form[field])]);
  return { ...Object.fromEntries(links), place: form.place.trim(), words: form.words.trim() };
}
