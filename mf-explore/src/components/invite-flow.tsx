import { useLocation, useNavigate, Widget } from '@crewdeck/module-sdk';
import { useEffect, useEffectEvent } from 'react';
import type { Viewer } from '../hooks/use-viewer.ts';
import { signInPath } from '../rules/sign-in-path.ts';
import { InviteUnavailable } from './invite-unavailable.tsx';

interface InviteFlowProps {
  receiver: { id: string; name: string };
  viewer: Viewer;
  onClose: () => void;
}

/** What follows a press on "Invite to Collaborate", once we know who pressed: the dialog, or the way to sign in. */
export function InviteFlow({ receiver, viewer, onClose }: InviteFlowProps) {
  const navigate = useNavigate();
  const location = useLocation();

  const isVisitor = viewer.isKnown && !viewer.isSignedIn;
  const goToSignIn = useEffectEvent(() => navigate(signInPath(location)));
  useEffect(() => {
    if (isVisitor) goToSignIn();
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
      fallback={<InviteUnavailable onClose={onClose} />}
    />
  );
}
