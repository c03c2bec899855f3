import { ACTIVITY_LIFE_DAYS, SHOWN_FIT_LIFE_DAYS } from '@crewdeck/contract';
import { Page, PageHeader, Section, Stack } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contactIn } from '../../access/contact-in.ts';
import { readHostDocument } from '../../host-document.ts';
import styles from './privacy-page.module.css';

/** `/privacy`. When you change what is kept, or who sees it, change this page too. */
export function PrivacyPage() {
  const { text, contact } = contactIn(readHostDocument().config.contact ?? '');
  return (
    <Page>
      <PageHeader title="Privacy" description="What we keep, who sees it, and how to delete it." />
      <Stack gap={7}>
        <Part title="What we keep">
          <li>Your profile, projects, invites, interest, blocks, reports and team notes.</li>
          <li>Hackathons you organise or look for a team at.</li>
          <li>
            Your activity for {ACTIVITY_LIFE_DAYS} days, suggestions for {SHOWN_FIT_LIFE_DAYS} days, and counts behind
            limits for 30 days.
          </li>
          <li>Pictures, stored with the rest and without metadata such as where they were taken.</li>
          <li>Your email. Google's Firebase handles sign-in and keeps your password, which we never get.</li>
        </Part>
        <Part title="Who sees it">
          <li>
            Everyone, search engines included: your profile, with name, picture, skills, roles, times, links and teams.
          </li>
          <li>Signed-in people with a profile: your contact line.</li>
          <li>
            Only teammates, people you invite, people whose invites you accept, and organisers you allow: your email,
            once confirmed.
          </li>
          <li>
            Your team: notes, links and meetings. Its owner can send news with names to Discord, Slack or other servers.
          </li>
          <li>
            Organisers of hackathons where you look for a team: your name, picture, roles, skills, hours, progress and
            team.
          </li>
          <li>The people who run Crewdeck: what's reported, with the invite or note, but not who reported it.</li>
        </Part>
        <Part title="Emails">
          <li>Notifications go only to confirmed emails.</li>
          <li>
            Turn them off <Link to="/account#notifications">in your account</Link>, or with the link in each email.
          </li>
          <li>You can't turn off emails about signing in and your account.</li>
        </Part>
        <Part title="Download or delete">
          <li>You can do both in your account.</li>
          <li>Deleting removes your profile, picture, sign-in, notes, invites and interest.</li>
          <li>Projects with a team stay, archived and without your name.</li>
          <li>Links, meetings and hackathons you added stay too, as do open reports.</li>
          <li>We keep a scrambled ID of your account while limits, blocks, open reports or our decisions need it.</li>
        </Part>
        <Part title="No tracking">
          <li>There are no ads or trackers.</li>
          <li>Scripts come from Crewdeck, and from Google on pages for sign-in and your account.</li>
          <li>Cookies remember your theme, whether you're signed in, and your version of the site.</li>
          <li>Your browser tells us whether pages work, and what failed.</li>
        </Part>
        {text || contact ? (
          <Part title="Questions or requests">
            <li>
              Write to the people who run Crewdeck: {text}
              {contact ? <a href={contact.href}>{contact.label}</a> : null}
            </li>
          </Part>
        ) : null}
      </Stack>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <ul className={styles.list}>{children}</ul>
    </Section>
  );
}
