import { notify } from '@crewdeck/module-sdk';
import { Badge } from '@crewdeck/ui-kit';

/** Looks like a link, but has no page yet (spec 2). */
export function MessagesButton({ className }: { className?: string | undefined }) {
  const announce = () => notify.info('Messages feature coming soon!', { id: 'messages' });
  return (
    <button type="button" className={className} onClick={announce}>
      Messages <Badge>Soon</Badge>
    </button>
  );
}
