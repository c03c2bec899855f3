import { Link, useMyActivities } from '@crewdeck/module-sdk';
import { Notice, Quote } from '@crewdeck/ui-kit';
import { momentText } from '../../rules/days.ts';
import { isParting, type Parting, partingText } from '../../rules/partings.ts';
import styles from './collaborations.module.css';

/** The teams that the person was lately removed from, and the deleted projects. Empty while activities don't load. */
export function PartingNotices() {
  const { data: activities = [] } = useMyActivities();
  const partings = activities.filter(isParting);
  if (partings.length === 0) return null;
  return (
    <Notice tone="info">
      <ul className={styles.list} aria-label="Recently ended">
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
