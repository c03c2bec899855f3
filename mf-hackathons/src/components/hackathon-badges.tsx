import type { Hackathon } from '@crewdeck/contract';
import { Badge, type BadgeTone, Cluster } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { type RegistrationState, registrationState } from '../rules/registration-state.ts';
import styles from './hackathon-badges.module.css';

/** An imported list may use other words, which are shown as they are. */
const MODE_TONES = new Map<string, BadgeTone>([
  ['online', 'blue'],
  ['offline', 'violet'],
  ['hybrid', 'green'],
]);
const REGISTRATION_BADGES = {
  open: <Badge tone="green">Registration open</Badge>,
  'closes-soon': <Badge tone="amber">Closes soon</Badge>,
  closed: <Badge>Registration closed</Badge>,
  'under-way': <Badge tone="violet">Under way</Badge>,
  past: <Badge>Past event</Badge>,
  unknown: null,
} as const satisfies Record<RegistrationState, ReactNode>;

interface HackathonBadgesProps {
  hackathon: Hackathon;
  /** The day it is for the reader, `YYYY-MM-DD`. */
  today: string;
}

/** Whether one can register, where it takes place, and its theme. */
export function HackathonBadges({ hackathon, today }: HackathonBadgesProps) {
  const { eventMode, theme } = hackathon;
  return (
    <Cluster gap={2}>
      {REGISTRATION_BADGES[registrationState(hackathon, today)]}
      {eventMode && <Badge tone={MODE_TONES.get(eventMode.toLowerCase()) ?? 'neutral'}>{eventMode}</Badge>}
      {theme && <Badge className={styles.theme}>{theme}</Badge>}
    </Cluster>
  );
}
