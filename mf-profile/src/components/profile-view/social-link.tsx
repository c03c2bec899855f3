import { MaybeLink } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { readableAddress } from '../../rules/readable-address.ts';
import styles from './social-link.module.css';

interface SocialLinkProps {
  icon: ReactNode;
  label: string;
  /** A link when it is a web address, else plain text. */
  value: string;
}

/** One line of the social links. The label is part of the link, so that its name says where it leads. */
export function SocialLink({ icon, label, value }: SocialLinkProps) {
  return (
    <li className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <MaybeLink value={value} className={styles.text}>
        <span className={styles.label}>{label}</span> <bdi className={styles.value}>{readableAddress(value)}</bdi>
      </MaybeLink>
    </li>
  );
}
