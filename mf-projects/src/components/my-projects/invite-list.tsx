import { type Invite, shownName } from '@crewdeck/contract';
import { Avatar, Badge, Row, Stack, Words } from '@crewdeck/ui-kit';

const LOOKS = {
  pending: { tone: 'amber', label: 'Pending' },
  accepted: { tone: 'green', label: 'Accepted' },
  declined: { tone: 'red', label: 'Declined' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  expired: { tone: 'neutral', label: 'Expired' },
} as const satisfies Record<Invite['status'], { tone: string; label: string }>;

export function InviteList({ invites }: { invites: readonly Invite[] }) {
  return (
    <Stack as="ul" gap={3}>
      {invites.map(({ id, receiver, role, status }) => (
        <Row key={id} as="li" gap={3} align="center">
          <Avatar name={receiver.name} src={receiver.pictureUrl} size="sm" />
          <Stack as="span" align="start" grows>
            <Words as="span" weight="semibold">
              <bdi>{shownName(receiver.name)}</bdi>
            </Words>
            <Words as="span" tone="muted" size="sm">
              <bdi>{role}</bdi>
            </Words>
          </Stack>
          <Badge tone={LOOKS[status].tone}>{LOOKS[status].label}</Badge>
        </Row>
      ))}
    </Stack>
  );
}
