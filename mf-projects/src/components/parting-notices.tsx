import { Link } from '@crewdeck/module-sdk';
import { Notice, Quote } from '@crewdeck/ui-kit';
import { usePartings } from '../hooks/use-partings.ts';
import { momentText } from '../rules/days.ts';
import { type Parting, partingText } from '../rules/partings.ts';
import styles from './parting-notices.module.css';

/** What has ended for the person lately, said quietly; nothing where nothing has. */
export function PartingNotices() {
  const partings = usePartings();
  if (partings.length === 0) return null;
  return (
    <Notice tone="info">
      <ul className={styles.list} aria-label="What has ended lately">
        {partings.map((parting) => (
          <PartingNotice key={parting.id} parting={parting} />
        ))}
      </ul>
    </Notice>
  );
}

function PartingNotice({ parting }: { parting: Parting }) {
  const { project, words, at } = parting;
  return (
    <li>
      <strong dir="auto">
        {project.id ? <Link to={`/projects/${project.id}`}>{project.title}</Link> : project.title}
      </strong>
      {': '}
      {partingText(parting)}{' '}
      <time dateTime={at} className={styles.day}>
        {momentText(at)}
      </time>
      <Quote words={words} />
    </li>
  );
}
