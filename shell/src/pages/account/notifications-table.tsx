import type { NotificationSettings } from '@crewdeck/contract';
import { StepFailure, VisuallyHidden } from '@crewdeck/ui-kit';
import { Fragment } from 'react';
import { TOPIC_TEXTS, TOPICS, type Topic } from '../notifications/topic-texts.ts';
import styles from './notifications-table.module.css';
import type { NotificationChannel } from './use-notification-settings.ts';

interface NotificationsTableProps {
  /** `undefined` while they load: the table keeps its place. */
  settings: NotificationSettings | undefined;
  onChange: (channel: NotificationChannel, topic: Topic, isTold: boolean) => void;
  /** Why the last change could not be saved, told below the row of its topic. */
  failure: string | null;
  failedTopic: Topic | undefined;
}

interface Column {
  name: NotificationChannel;
  label: string;
  /** Of which it can tell. */
  topics: readonly Topic[];
}

const MAIL: Column = { name: 'mail', label: 'Email', topics: TOPICS };
/** What waits until somebody comes back disturbs nobody. */
const BROWSER: Column = { name: 'push', label: 'Browser', topics: ['invites', 'answers', 'interest', 'team'] };

/** Of what one is told, by the way of telling it. */
export function NotificationsTable({ settings, onChange, failure, failedTopic }: NotificationsTableProps) {
  const columns = settings?.push.publicKey ? [MAIL, BROWSER] : [MAIL];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Notify me about</th>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col" className={styles.channel}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOPICS.map((topic) => (
          <Fragment key={topic}>
            <tr>
              <th scope="row" className={styles.topic}>
                {TOPIC_TEXTS[topic].label}
              </th>
              {columns.map(({ name, label, topics }) => (
                <td key={name} className={styles.channel}>
                  {topics.includes(topic) ? (
                    <label className={styles.choice}>
                      <VisuallyHidden>
                        {label}: {TOPIC_TEXTS[topic].label}
                      </VisuallyHidden>
                      <input
                        type="checkbox"
                        disabled={!settings}
                        checked={settings ? !settings[name].refused.includes(topic) : false}
                        onChange={(event) => onChange(name, topic, event.target.checked)}
                      />
                    </label>
                  ) : null}
                </td>
              ))}
            </tr>
            {failure && topic === failedTopic ? (
              <tr className={styles.failure}>
                <td colSpan={columns.length + 1}>
                  <StepFailure failure={failure} />
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
