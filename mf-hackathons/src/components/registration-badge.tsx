import { Badge } from '@crewdeck/ui-kit';
import type { RegistrationState } from '../rules/registration-state.ts';

const LOOKS = {
  open: { tone: 'green', label: 'Registration open' },
  'closes-soon': { tone: 'amber', label: 'Closes soon' },
  closed: { tone: 'neutral', label: 'Registration closed' },
  past: { tone: 'neutral', label: 'Past event' },
} as const satisfies Record<Exclude<RegistrationState, 'unknown'>, { tone: string; label: string }>;

export function RegistrationBadge({ state }: { state: RegistrationState }) {
  if (state === 'unknown') return null;
  const { tone, label } = LOOKS[state];
  return <Badge tone={tone}>{label}</Badge>;
}
