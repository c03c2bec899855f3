import type { Invite } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';

const LOOKS = {
  pending: { tone: 'amber', label: 'Pending' },
  accepted: { tone: 'green', label: 'Accepted' },
  declined: { tone: 'red', label: 'Declined' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  expired: { tone: 'neutral', label: 'Expired' },
} as const satisfies Record<Invite['status'], { tone: string; label: string }>;

export function InviteStatusBadge({ status }: { status: Invite['status'] }) {
  const { tone, label } = LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
