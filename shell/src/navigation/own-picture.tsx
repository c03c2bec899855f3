import { useMyProfile } from '@crewdeck/module-sdk';
import { type ReactNode, useState } from 'react';

const PIXELS = 32;

/** The picture of the signed-in person, or what stands for a missing or broken one. Most pages read the profile anyway. */
export function OwnPicture({ instead }: { instead: ReactNode }) {
  const src = useMyProfile().data?.pictureUrl;
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return instead;
  return <img src={src} alt="" width={PIXELS} height={PIXELS} decoding="async" onError={() => setBroken(src)} />;
}
