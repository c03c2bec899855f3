import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button, Dialog } from '@crewdeck/ui-kit';

/** In the place of a report that nobody could ask back about. Leads to a profile, and from there back here. */
export function ProfileFirst({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Create your profile first"
      description="You need a profile to send a report. We don't tell anyone who sent it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" render={<Link to={withReturnPath('/create-profile', pathname + search)} />}>
            Create your profile
          </Button>
        </>
      }
    />
  );
}
