import type { Hackathon } from '@crewdeck/contract';
import { Badge, Cluster, Words } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { type RegistrationState, registrationState } from '../rules/registration-state.ts';

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
    <Cluster gap={3} rowGap={2} align="center">
      {REGISTRATION_BADGES[registrationState(hackathon, today)]}
      {[...new Set([eventMode, theme])].map((kind) =>
        kind ? (
          <Words key={kind} as="span" tone="muted" size="sm">
            {kind}
          </Words>
        ) : null,
      )}
    </Cluster>
  );
}
