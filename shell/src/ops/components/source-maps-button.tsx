import { notify, serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { switchOnSourceMaps } from '../api/releases.ts';
import { minuteText } from '../rules/clock-texts.ts';

/** Has this browser's developer tools show the sources of every release, for an hour. */
export function SourceMapsButton() {
  const http = useHttp();
  const { mutate, isPending } = useMutation({
    mutationFn: () => switchOnSourceMaps(http),
    onSuccess: (expiresAt) =>
      notify.success(
        `This browser gets source maps until ${minuteText(Date.parse(expiresAt))}. Load a page again to see its sources.`,
      ),
    onError: (error) => notify.error(serverText(error, 'Source maps could not be switched on. Please try again.')),
  });
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      Show sources in developer tools
    </Button>
  );
}
