import { type Activity, dayAndTimeText, namesInWords, shownName } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, Button, Cover, Quote, Stack, Words } from '@crewdeck/ui-kit';
import { actionOf, activityPieces, asksToCheckIn, outcomeOf } from '../rules/activity-text.ts';
import { timeText } from '../rules/dates.ts';
import styles from './activity-row.module.css';
import { CheckInButton } from './check-in-button.tsx';

interface ActivityRowProps {
  activity: Activity;
  isNew: boolean;
}

/** What somebody has done, in a sentence, with their words, when it was, and what can be done about it. */
export function ActivityRow({ activity, isNew }: ActivityRowProps) {
  const { person, project, hackathonId, coverUrl, teammates, words, meetsAt, at } = activity;
  const asked = asksToCheckIn(activity) && project.id !== null ? { ...project, id: project.id } : null;
  return (
    <li className={styles.row}>
      <div className={styles.face}>
        {person ? (
          <Avatar name={person.name} src={person.pictureUrl} size="sm" />
        ) : (
          <Cover seed={project.id ?? hackathonId ?? project.title} src={coverUrl} isTile />
        )}
      </div>
      <Stack gap={1} className={styles.words}>
        <p className={styles.sentence}>
          {activityPieces(activity).map(({ text, to, isName }) =>
            isName ? <ActivityName key={text} text={text} to={to} /> : <span key={text}>{text}</span>,
          )}
        </p>
        {teammates ? (
          <p>
            With <bdi>{namesInWords(teammates.map(shownName))}</bdi>
          </p>
        ) : null}
        <Quote words={words} />
        {meetsAt ? (
          <p>
            <time dateTime={meetsAt}>{dayAndTimeText(meetsAt)}</time>
          </p>
        ) : null}
      </Stack>
      <Words tone="muted" size="sm" className={styles.when}>
        <time dateTime={at}>{timeText(at, new Date())}</time>
        {isNew ? <Badge tone="green">New</Badge> : null}
      </Words>
      {asked ? <CheckInButton project={asked} /> : <ActivityAction activity={activity} />}
    </li>
  );
}

function ActivityAction({ activity }: { activity: Activity }) {
  const action = actionOf(activity);
  const { title } = activity.project;
  const outcome = outcomeOf(activity);
  if (outcome) {
    return (
      <Words tone="muted" size="sm" className={styles.action}>
        {outcome}
      </Words>
    );
  }
  if (action === null) return null;
  return (
    <div className={styles.action}>
      <Button size="sm" aria-label={title ? `${action.label}: ${title}` : undefined} render={<Link to={action.to} />}>
        {action.label}
      </Button>
    </div>
  );
}

/** A name in the sentence of an activity, which leads to whom or what it names. @param to `null` where that is gone */
function ActivityName({ text, to }: { text: string; to: string | null }) {
  const name = <bdi>{text}</bdi>;
  if (to === null) return <strong className={styles.name}>{name}</strong>;
  return (
    <Link to={to} className={styles.name}>
      {name}
    </Link>
  );
}
