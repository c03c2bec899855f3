import { useLocation, useNavigate, Widget } from '@crewdeck/module-sdk';
import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '../hooks/use-viewer.ts';

interface InviteFlowProps {
  receiver: { id: string; name: string };
  onClose: () => void;
}

/** What follows a press on "Invite to Collaborate", once we know who pressed: the dialog, or the way to sign in. */
export function InviteFlow({ receiver, onClose }: InviteFlowProps) {
  const { isKnown, isSignedIn, profileId } = useViewer();
  const navigate = useNavigate();
  const location = useLocation();

  const isVisitor = isKnown && !isSignedIn;
  const goToSignIn = useEffectEvent(() => navigate('/sign-in', { state: { from: location } }));
  useEffect(() => {
    if (isVisitor) goToSignIn();
  }, [isVisitor]);

  const isSelf = receiver.id === profileId;
  if (!isKnown || !isSignedIn || isSelf) return null;
  return (
    <Widget
      of="mf-invites"
      name="invite-dialog"
      receiver={{ id: receiver.id, name: receiver.name }}
      isOpen
      onClose={onClose}
    />
  );
}
