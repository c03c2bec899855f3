import { myDataKeys, type SessionUser, useHttp, useQuery } from '@crewdeck/module-sdk';
import { FormSection } from '@crewdeck/ui-kit';
import { findNotificationSettings } from './api/notifications.ts';
import { PushHere } from './push-here.tsx';

/** Being told while no page is open; nothing where the site does not push. */
export function PushSection({ user: { uid } }: { user: SessionUser }) {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: [...myDataKeys.all(uid), 'notification-settings'],
    queryFn: () => findNotificationSettings(http),
  });
  const publicKey = data?.push.publicKey;
  if (!publicKey) return null;
  return (
    <FormSection title="This browser" hint="Invites, answers, and who would like to join, the moment they happen.">
      <PushHere uid={uid} publicKey={publicKey} />
    </FormSection>
  );
}
