import type { DirectoryUser } from '@crewdeck/contract';
import { CodeIcon, GlobeIcon, MaybeLink, MessageCircleIcon, Section } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { portfolioLabel } from '../../rules/portfolio-label.ts';
import { readableAddress } from '../../rules/readable-address.ts';
import styles from './social-links.module.css';

interface SocialLinksProps {
  profile: Pick<DirectoryUser, 'githubUrl' | 'portfolioUrl' | 'discordOrContact'>;
  /** Stands in the place of none. Without it the part is left out. */
  ifNone?: ReactNode;
}

/** Where else to find the person, and how to write to them. What is no web address is plain text. */
export function SocialLinks({ profile, ifNone = null }: SocialLinksProps) {
  const { githubUrl, portfolioUrl, discordOrContact } = profile;
  const links = [
    { value: githubUrl, label: 'GitHub', Icon: CodeIcon },
    { value: portfolioUrl, label: portfolioLabel(portfolioUrl ?? ''), Icon: GlobeIcon },
    { value: discordOrContact, label: 'Contact', Icon: MessageCircleIcon },
  ].flatMap(({ value, ...link }) => (value ? [{ value, ...link }] : []));

  if (links.length === 0 && ifNone === null) return null;
  return (
    <Section title="Social Links">
      {links.length === 0 ? (
        ifNone
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
