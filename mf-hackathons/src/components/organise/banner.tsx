import type { Hackathon, TeamSearch } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, Cover, lazyDialog, Notice, Section, StepFailure, Words } from '@crewdeck/ui-kit';
import { useRef, useState } from 'react';
import { ModerateBanner } from './moderate-banner.tsx';

const BannerDialog = lazyDialog('Event banner', () => import('./banner-dialog.tsx').then((file) => file.BannerDialog));

/** The banner on the event's page and card, or the drawn one that stands in for it. */
export function Banner({ hackathon, search }: { hackathon: Hackathon; search: TeamSearch }) {
  const { id, coverUrl } = hackathon;
  const { coverHiddenReason: hidden, organisesAs } = search;
  const [isChoosing, setIsChoosing] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('DELETE /api/hackathons/:id/cover', { id }),
    done: 'Banner removed.',
    failed: "We couldn't remove the banner. Try again.",
    // The button that had it goes.
    onDone: () => chooseButton.current?.focus(),
  });
  return (
    <Section title="Banner">
      <Cover seed={id} src={coverUrl} />
      {hidden ? (
        <Notice tone="warning">
          The banner is hidden. You can choose another one. Reason: <q dir="auto">{hidden}</q>
        </Notice>
      ) : (
        <Words tone="muted">It shows on the event's page, on its card and where its link is shared.</Words>
      )}
      <StepFailure failure={failure} />
      <Cluster gap={3} rowGap={2} align="center">
        <Button ref={chooseButton} onClick={() => setIsChoosing(true)}>
          {coverUrl ? 'Change banner' : 'Add a banner'}
        </Button>
        {coverUrl || hidden ? (
          <Button variant="ghost" isBusy={isBusy} onClick={() => send()}>
            {isBusy ? 'Removing...' : 'Remove banner'}
          </Button>
        ) : null}
        {organisesAs === 'ops' && (coverUrl || hidden) ? (
          <ModerateBanner hackathonId={id} isHidden={hidden !== null} />
        ) : null}
      </Cluster>
      {isChoosing ? <BannerDialog hackathonId={id} onClose={() => setIsChoosing(false)} /> : null}
    </Section>
  );
}
