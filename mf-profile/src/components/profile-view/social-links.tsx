import type { DirectoryUser } from '@crewdeck/contract';
import {
  Breakable,
  GitHubMark,
  GlobeIcon,
  LinkedInMark,
  MaybeLink,
  MessageCircleIcon,
  parseHttpUrl,
  Row,
  RowList,
} from '@crewdeck/ui-kit';
import { ProfilePart, type ProfilePartProps } from './profile-part.tsx';
import styles from './social-links.module.css';

interface SocialLinksProps extends Pick<ProfilePartProps, 'ifNone'> {
  profile: Pick<DirectoryUser, 'githubUrl' | 'portfolioUrl' | 'discordOrContact'>;
}

/** Where else to find the person, and how to write to them. What is no web address is plain text. */
export function SocialLinks({ profile, ifNone }: SocialLinksProps) {
  const { githubUrl, portfolioUrl, discordOrContact } = profile;
  const portfolio = portfolioLabel(portfolioUrl ?? '');
  const links = [
    { value: githubUrl, label: 'GitHub', icon: <GitHubMark /> },
    {
      value: portfolioUrl,
      label: portfolio,
      icon: portfolio === 'LinkedIn' ? <LinkedInMark /> : <GlobeIcon />,
    },
    { value: discordOrContact, label: 'Contact', icon: <MessageCircleIcon /> },
  ].flatMap(({ value, ...link }) => (value ? [{ value, ...link }] : []));

  return (
    <ProfilePart title="Social Links" isEmpty={links.length === 0} ifNone={ifNone}>
      {/* Safari forgets that a list without bullets is one. */}
      <RowList role="list">
        {links.map(({ value, label, icon }) => (
          <Row key={label} as="li" gap={3} align="center">
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            {/* The label is part of the link, so that its name says where it leads. */}
            <MaybeLink value={value} className={styles.text}>
              <span className={styles.label}>{label}</span>{' '}
              <bdi className={styles.value}>
                <Breakable text={readableAddress(value)} />
              </bdi>
            </MaybeLink>
          </Row>
        ))}
      </RowList>
    </ProfilePart>
  );
}

/** What the second address of a profile is called (spec 2, profile view). */
function portfolioLabel(address: string): 'LinkedIn' | 'Portfolio' {
  return address.toLowerCase().includes('linkedin') ? 'LinkedIn' : 'Portfolio';
}

/** An address as people say it: no scheme, no `www.`, no slash at the end. What is no web address stays as it is. */
function readableAddress(value: string): string {
  const url = parseHttpUrl(value);
  if (!url) return value;
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
}
