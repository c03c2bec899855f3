import { type UnsavedChanges, useUnsavedChanges, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { useState } from 'react';

export interface InviteDraft {
  /** Empty while none is chosen. */
  projectId: string;
  /** `null` until they write one. */
  role: string | null;
  note: string;
}

interface InviteDraftState {
  draft: InviteDraft;
  change: (parts: Partial<InviteDraft>) => void;
  /** Closes the dialog, but asks first where that loses what was written. */
  close: () => void;
  closeSent: () => void;
  question: Pick<UnsavedChanges, 'isAsking' | 'stay' | 'leave'>;
}

type Asked = Pick<WidgetPropsByName['mf-invites/invite-dialog'], 'projectId' | 'suggestedProjectId' | 'onClose'>;

/** The words of an invite. A page may keep the dialog in the address or not, so both ways out are guarded. */
export function useInviteDraft({ projectId, suggestedProjectId = '', onClose }: Asked): InviteDraftState {
  const [draft, setDraft] = useState<InviteDraft>({ projectId: projectId ?? suggestedProjectId, role: null, note: '' });
  const [isClosing, setIsClosing] = useState(false);
  const isWritten = [draft.note, draft.role].some((text) => text?.trim());
  const { isAsking, stay, leave, allowLeaving } = useUnsavedChanges(isWritten);

  function closeNow(): void {
    allowLeaving();
    onClose();
  }

  return {
    draft,
    change: (parts) => setDraft((known) => ({ ...known, ...parts })),
    close: () => (isWritten ? setIsClosing(true) : onClose()),
    closeSent: closeNow,
    question: {
      isAsking: isAsking || isClosing,
      stay: () => {
        stay();
        setIsClosing(false);
      },
      leave: isAsking ? leave : closeNow,
    },
  };
}
