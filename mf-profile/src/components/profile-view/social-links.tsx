import type { Profile } from '@crewdeck/contract';
import { CodeIcon, GlobeIcon, MaybeLink, MessageCircleIcon, Section } from '@crewdeck/ui-kit';
import { portfolioLabel } from '../../rules/portfolio-label.ts';
import { readableAddress } from '../../rules/readable-address.ts';
import { NothingYet } from './nothing-yet.tsx';
import styles from './social-links.module.css';

/** Where else to find the person, and how to write to them. What is no web address is plain text. */
export function SocialLinks({ profile: { githubUrl, portfolioUrl, discordOrContact } }: { profile: Profile }) {
  const links = [
    { value: githubUrl, label: 'GitHub', Icon: CodeIcon },
    { value: portfolioUrl, label: portfolioLabel(portfolioUrl ?? ''), Icon: GlobeIcon },
    { value: discordOrContact, label: 'Contact', Icon: MessageCircleIcon },
  ].flatMap(({ value, ...link }) => (value ? [{ value, ...link }] : []));

  return (
    <Section title="Social Links">
      {links.length === 0 ? (
        <NothingYet text="No links added yet." linkText="Add your links" />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul role="list" className={styles.list}>
          {links.map(({ value, label, Icon }) => (
            <li key={label} className={styles.item}>
              <span className={styles.icon} aria-hidden="true">
                <Icon />
              </span>
              {/* The label is part of the link, so that its name says where it leads. */}
              <MaybeLink value={value} className={styles.text}>
                <span className={styles.label}>{label}</span>{' '}
                <bdi className={styles.value}>{readableAddress(value)}</bdi>
              </MaybeLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
