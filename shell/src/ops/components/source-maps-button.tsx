import { notify } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button } from '@crewdeck/ui-kit';
import { minuteText } from '../rules/clock-texts.ts';

/** Has this browser's developer tools show the sources of every release, for an hour. */
export function SourceMapsButton() {
  const { send, isBusy } = useStep({
    call: async (http) => {
      const { path, expiresAt } = await http.send('POST /api/releases/source-map-links');
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`The edge answered ${answer.status}.`);
      return expiresAt;
    },
    done: (expiresAt) =>
      `Source maps are on in this browser until ${minuteText(Date.parse(expiresAt))}. Reload a page to see its sources.`,
    failed: "We couldn't turn on source maps. Try again.",
    refetch: [],
    onFailed: (failure) => notify.error(failure),
  });
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => send()}>
      Show sources in developer tools
    </Button>
  );
}
