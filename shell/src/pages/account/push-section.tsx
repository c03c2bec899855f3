import type { SessionUser } from '@crewdeck/module-sdk';
import { FormSection } from '@crewdeck/ui-kit';
import { PushHere } from './push-here.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

/** Being told while no page is open; nothing where the site does not push. Its place is kept until that is known. */
export function PushSection({ user: { uid } }: { user: SessionUser }) {
  const { hasNoProfile, settings } = useNotificationSettings(uid);
  const publicKey = settings.data?.push.publicKey;
  if (hasNoProfile || settings.isLoadingError || publicKey === null) return null;
  return (
    <FormSection title="This browser" hint="Invites, replies, interest and team news, the moment they happen.">
      <PushHere uid={uid} publicKey={publicKey} />
    </FormSection>
  );
}
