import { useSession } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';

/** The main button: on to the profile, or first to the door (spec 2). */
export function StartButton() {
  const { isSignedIn } = useSession();
  return (
    <Button variant="primary" size="lg" render={<RouteLink to={isSignedIn ? '/create-profile' : '/sign-in'} />}>
      Find your crew
    </Button>
  );
}
