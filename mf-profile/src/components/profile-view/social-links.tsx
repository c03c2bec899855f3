import type { Profile } from '@crewdeck/contract';
import { CodeIcon, GlobeIcon, MessageCircleIcon, Section } from '@crewdeck/ui-kit';
import { portfolioLabel } from '../../rules/portfolio-label.ts';
import { NothingYet } from './nothing-yet.tsx';
import { SocialLink } from './social-link.tsx';
import styles from './social-links.module.css';

/** Where else to find the person, and how to write to them. */
export function SocialLinks({ profile }: { profile: Profile }) {
  const { githubUrl, portfolioUrl, discordOrContact } = profile;
  return (
    <Section title="Social Links">
      {githubUrl || portfolioUrl || discordOrContact ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul role="list" className={styles.list}>
          {githubUrl ? <SocialLink icon={<CodeIcon />} label="GitHub" value={githubUrl} /> : null}
          {portfolioUrl ? (
            <SocialLink icon={<GlobeIcon />} label={portfolioLabel(portfolioUrl)} value={portfolioUrl} />
          ) : null}
          {discordOrContact ? (
            <SocialLink icon={<MessageCircleIcon />} label="Contact" value={discordOrContact} />
          ) : null}
        </ul>
      ) : (
        <NothingYet text="No links added yet." linkText="Add your links" />
      )}
    </Section>
  );
}
