import type { Invite } from '@crewdeck/contract';
import { InviteCard } from './invite-card.tsx';

export function SentInviteCard({ invite }: { invite: Invite }) {
  return <InviteCard invite={invite} person={invite.receiver} direction="To" />;
}
