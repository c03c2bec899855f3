import type { Hackathon } from '@crewdeck/contract';
import { ChipList, LongText, Section } from '@crewdeck/ui-kit';
import { dayOf } from '../../rules/calendar-day.ts';
import { registrationState } from '../../rules/registration-state.ts';
import { TeamSearchPart } from '../team-search/team-search.tsx';
import { FormingTeams } from './forming-teams.tsx';
import { HackathonHeading } from './hackathon-heading.tsx';
import { HackathonTicket } from './hackathon-ticket.tsx';
import styles from './hackathon-view.module.css';

/** Everything known of a hackathon, and who forms a team for it. */
export function HackathonView({ hackathon }: { hackathon: Hackathon }) {
  const { description, techStack, participants } = hackathon;
  const today = dayOf(new Date());
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <HackathonHeading hackathon={hackathon} today={today} />
      </div>
      <div className={styles.ticket}>
        <HackathonTicket hackathon={hackathon} today={today} />
      </div>
      <div className={styles.main}>
        <TeamSearchPart hackathon={hackathon} isOver={registrationState(hackathon, today) === 'past'} />
        {description && <LongText>{description}</LongText>}
        {techStack.length > 0 && (
          <Section title="Technologies">
            <ChipList items={techStack} label="Technologies" />
          </Section>
        )}
        <FormingTeams hackathon={hackathon} />
      </div>
      {participants.length > 0 && (
        <div className={styles.more}>
          <Section title="Participants">
            <ChipList items={participants} label="Participants" tone="outline" />
          </Section>
        </div>
      )}
    </div>
  );
}
