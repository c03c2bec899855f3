import { localDayText } from '@crewdeck/contract';
import { MailLink, MaybeLink, Words } from '@crewdeck/ui-kit';
import type { Member } from '../../../rules/members.ts';
import styles from './team-seat.module.css';

/** A member's contact, for the team only (decisions: who sees what). */
export function MemberContact({ member }: { member: NonNullable<Member['forTeam']> }) {
  const contact = member.discordOrContact;
  const isSameAddress = contact?.trim().toLowerCase() === member.email?.toLowerCase();
  return (
    <div className={styles.contact}>
      {member.email ? <MailLink address={member.email} /> : null}
      {member.isEmailConfirmed === false ? (
        <Words as="span" tone="muted">
          Email not confirmed
        </Words>
      ) : null}
      {contact && !isSameAddress ? <MaybeLink value={contact} /> : null}
      <Words as="span" tone="muted">
        Since <time dateTime={member.joinedAt}>{localDayText(member.joinedAt)}</time>
      </Words>
    </div>
  );
}
