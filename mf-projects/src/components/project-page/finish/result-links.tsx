import type { ProjectResult } from '@crewdeck/contract';
import { Cluster, ExternalLink } from '@crewdeck/ui-kit';
import { RESULT_LINKS } from '../../../rules/finish.ts';
import { teamLinkText } from '../../../rules/team-link.ts';

/** Where the result can be seen, one press each. */
export function ResultLinks({ result }: { result: ProjectResult }) {
  const links = RESULT_LINKS.flatMap(({ field, label }) => {
    const url = result[field];
    return url ? [{ field, label, url }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Cluster as="ul" role="list" gap={5} rowGap={2} aria-label="Links to the result">
      {links.map(({ field, label, url }) => (
        <li key={field}>
          <ExternalLink href={url}>
            <b>{label}</b> {teamLinkText(url)}
          </ExternalLink>
        </li>
      ))}
    </Cluster>
  );
}
