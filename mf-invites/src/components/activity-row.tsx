import type { Activity } from '@crewdeck/contract';
import { Avatar, Badge, Card, Quote } from '@crewdeck/ui-kit';
import { activityPieces, asksToCheckIn } from '../rules/activity-text.ts';
import { ageText } from '../rules/age-text.ts';
import { ActivityName } from './activity-name.tsx';
import styles from './activity-row.module.css';
import { CheckInButton } from './check-in-button.tsx';

interface ActivityRowProps {
  activity: Activity;
  isNew: boolean;
}

/** What somebody has done, in a sentence, with their words and how long ago it was. */
export function ActivityRow({ activity, isNew }: ActivityRowProps) {
  const { person, project, words, at } = activity;
  const asked = asksToCheckIn(activity) && project.id !== null ? { ...project, id: project.id } : null;
  return (
    <Card className={styles.row}>
      <Avatar name={person?.name ?? project.title} />
      <div className={styles.body}>
        <p className={styles.sentence}>
          {activityPieces(activity).map(({ text, to, isName }) =>
            isName ? <ActivityName key={text} text={text} to={to} /> : text,
          )}
        </p>
        <Quote words={words} />
        {asked ? <CheckInButton project={asked} /> : null}
        <p className={styles.when}>
          <time dateTime={at}>{ageText(at, new Date())}</time>
          {isNew ? <Badge tone="green">New</Badge> : null}
        </p>
      </div>
    </Card>
  );
}
