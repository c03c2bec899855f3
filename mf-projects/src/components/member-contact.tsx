import { MailLink, MaybeLink } from '@crewdeck/ui-kit';
import { momentText } from '../rules/days.ts';
import type { Seated } from '../rules/seated.ts';
import styles from './member-contact.module.css';

/** How those on a team reach each other (decisions: who sees what). */
export function MemberContact({ known, isOwner }: { known: NonNullable<Seated['known']>; isOwner: boolean }) {
  return (
    <div className={styles.root}>
      {known.email ? <MailLink address={known.email} /> : null}
      {known.isEmailConfirmed === false ? <span className={styles.quiet}>E-mail address not confirmed</span> : null}
      {known.discordOrContact ? <MaybeLink value={known.discordOrContact} /> : null}
      <span className={styles.quiet}>
        {isOwner ? 'Posted it on ' : 'Since '}
        <time dateTime={known.joinedAt}>{momentText(known.joinedAt)}</time>
      </span>
    </div>
  );
}
