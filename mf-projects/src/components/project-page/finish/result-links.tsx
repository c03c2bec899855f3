import type { ProjectResult } from '@crewdeck/contract';
import { Button, Cluster, ExternalLink } from '@crewdeck/ui-kit';
import { RESULT_LINKS } from '../../../rules/finish.ts';
import { teamLinkText } from '../../../rules/team-link.ts';
import styles from './finish.module.css';
import { LinkIcon } from './link-icon.tsx';

/** Where the result can be seen, one press each. */
export function ResultLinks({ result }: { result: ProjectResult }) {
  const links = RESULT_LINKS.flatMap(({ field, label }) => {
    const url = result[field];
    return url ? [{ field, label, url }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Cluster as="ul" role="list" gap={3} aria-label="Links to the results">
      {links.map(({ field, label, url }) => (
        <li key={field} className={styles.link}>
          <Button className={styles.link} render={<ExternalLink href={url} />}>
            <LinkIcon url={url} field={field} />
            <span className={styles.label}>{label}</span> <span className={styles.address}>{teamLinkText(url)}</span>
          </Button>
        </li>
      ))}
    </Cluster>
  );
}
