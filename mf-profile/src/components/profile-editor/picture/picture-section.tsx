import type { Profile } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Avatar, Button, Cluster, FormSection, lazyDialog, Notice, StepFailure } from '@crewdeck/ui-kit';
import { useRef, useState } from 'react';

const PictureDialog = lazyDialog('Your picture', () =>
  import('./picture-dialog.tsx').then((file) => file.PictureDialog),
);

/** The person's picture, and what they can do about it at once: it isn't saved with the form. */
export function PictureSection({ profile }: { profile: Profile }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('DELETE /api/users/:userId/picture', { userId: profile.id }),
    done: 'Picture removed.',
    failed: "We couldn't remove your picture. Try again.",
    // The button that had it goes.
    onDone: () => chooseButton.current?.focus(),
  });
  const hidden = profile.pictureHiddenReason;
  return (
    <FormSection title="Your Picture" hint="Everyone who sees your profile sees it. It's saved right away.">
      {hidden ? (
        <Notice tone="warning">
          Your picture is hidden. You can choose another one. Reason: <q dir="auto">{hidden}</q>
        </Notice>
      ) : null}
      <StepFailure failure={failure} />
      <Cluster gap={4} align="center">
        <Avatar name={profile.name} src={profile.pictureUrl} size="lg" />
        {/* Below each other on phones, beside the picture. */}
        <Cluster gap={3} rowGap={1} grows>
          <Button ref={chooseButton} onClick={() => setIsChoosing(true)}>
            {profile.pictureUrl ? 'Change picture' : 'Add a picture'}
          </Button>
          {profile.pictureUrl || hidden ? (
            <Button variant="ghost" isBusy={isBusy} onClick={() => send()}>
              {isBusy ? 'Removing...' : 'Remove picture'}
            </Button>
          ) : null}
        </Cluster>
      </Cluster>
      {isChoosing ? <PictureDialog userId={profile.id} onClose={() => setIsChoosing(false)} /> : null}
    </FormSection>
  );
}
