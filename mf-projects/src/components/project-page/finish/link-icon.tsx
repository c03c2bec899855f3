import { CodeIcon, GitHubMark, GitLabMark, GlobeIcon, PlayIcon, YouTubeMark } from '@crewdeck/ui-kit';
import type { LinkField } from '../../../rules/finish.ts';
import { isAtHost } from '../../../rules/team-link.ts';

/** Sites that have a mark, by the host of a link. */
const MARKS = { 'github.com': GitHubMark, 'gitlab.com': GitLabMark, 'youtube.com': YouTubeMark };

const ICONS: Record<LinkField, typeof CodeIcon> = { repositoryUrl: CodeIcon, demoUrl: GlobeIcon, videoUrl: PlayIcon };

interface LinkIconProps {
  url: string;
  /** What the link is for, where its host has no mark. */
  field: LinkField;
}

/** The mark of the site that a link leads to, or an icon for what it is. */
export function LinkIcon({ url, field }: LinkIconProps) {
  const Icon = ICONS[field];
  const [, Mark] = Object.entries(MARKS).find(([host]) => isAtHost(url, host)) ?? [];
  return Mark ? <Mark /> : <Icon aria-hidden="true" />;
}
