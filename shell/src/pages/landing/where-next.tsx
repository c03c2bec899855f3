import { useReceivedInvites } from '@crewdeck/module-sdk';
import { FolderPlusIcon, IconTile, InboxIcon, UsersIcon } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './next-step.module.css';

/** The ways on of somebody who has a profile. */
export function WhereNext() {
  const invites = useReceivedInvites();
  const count = invites.data?.filter(({ status }) => status === 'pending').length ?? 0;
  const ways = [
    {
      to: '/post-project',
      Icon: FolderPlusIcon,
      title: 'Post a project',
      text: 'Say whom you need.',
    },
    { to: '/explore', Icon: UsersIcon, title: 'Find people', text: 'Search by what they can do.' },
    { to: '/my-invites', Icon: InboxIcon, title: 'Your invites', text: waitingText(count) },
  ];
  return (
    <section className={styles.card} aria-labelledby="next-step-title">
      <h2 id="next-step-title" className={styles.title}>
        What is next?
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ to, Icon, title, text }) => (
          <li key={to} className={styles.way}>
            <IconTile>
              <Icon />
            </IconTile>
            <span>
              <RouteLink to={to} className={styles.link}>
                {title}
              </RouteLink>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function waitingText(count: number): string {
  if (count === 0) return 'Received and sent.';
  return count === 1 ? 'One waits for your answer.' : `${count} wait for your answer.`;
}
