import { useLocation, useNavigate, Widget, withReturnPath } from '@crewdeck/module-sdk';
import { Button, Dialog } from '@crewdeck/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import type { Viewer } from '../hooks/use-viewer.ts';

interface InviteFlowProps {
  receiver: { id: string; name: string };
  viewer: Viewer;
  onClose: () => void;
}

/** What follows a press on "Invite to Collaborate", once we know who pressed: the dialog, or the way to sign in. */
export function InviteFlow({ receiver, viewer, onClose }: InviteFlowProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const isVisitor = viewer.isKnown && !viewer.isSignedIn;
  // In place of the address that asked for the dialog: it would lead here again, and Back would never get past it.
  const goToSignIn = useEffectEvent(() => navigate(withReturnPath('/sign-in', pathname + search), { replace: true }));
  useEffect(() => {
    if (isVisitor) void goToSignIn();
  }, [isVisitor]);

  const isSelf = receiver.id === viewer.profileId;
  if (!viewer.isKnown || isVisitor || isSelf) return null;
  return (
    <Widget
      of="mf-invites"
      name="invite-dialog"
      receiver={{ id: receiver.id, name: receiver.name }}
      isOpen
      onClose={onClose}
      fallback={
        <Dialog
          isOpen
          onClose={onClose}
          size="sm"
          title="Invites are not available right now"
          description="Nothing was sent. Try again in a moment."
          footer={<Button onClick={onClose}>OK</Button>}
        />
      }
    />
  );
}
