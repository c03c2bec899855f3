import { useMyProfile } from '@crewdeck/module-sdk';
import { Avatar } from '@crewdeck/ui-kit';

/** The face of the signed-in person, as on every page. Most pages read the profile anyway; until then the place is empty. */
export function OwnPicture({ email }: { email: string }) {
  const { data, isPending } = useMyProfile();
  return isPending ? null : <Avatar name={data?.name || email.slice(0, 1)} src={data?.pictureUrl} size="sm" />;
}
