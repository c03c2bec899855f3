import { useReturnPath, withReturnPath } from '@crewdeck/module-sdk';
import { RouteLink } from '../../navigation/route-link.tsx';

/** Takes the address along that was typed already; not in the page's address, which others may read. */
export function ForgotPasswordLink({ email }: { email: string }) {
  const returnPath = useReturnPath();
  return (
    <RouteLink to={withReturnPath('/forgot-password', returnPath)} state={{ email }}>
      Forgot password?
    </RouteLink>
  );
}
