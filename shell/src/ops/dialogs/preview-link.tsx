import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ExternalLink } from '@crewdeck/ui-kit';
import { minuteText } from '../rules/clock-texts.ts';

/** Makes a link that shows a release before it is live, and copies it. */
export function PreviewLink({ module, release }: { module: string; release: string }) {
  const { send, isBusy, outcome, failure } = useStep({
    call: async (http) => {
      const { path, expiresAt } = await http.send('POST /api/releases/:module/previews', { module, body: { release } });
      const link = new URL(path, window.location.origin).href;
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        // A browser may refuse it: the link can be copied by hand.
        () => false,
      );
      return { link, note: `${isCopied ? 'Copied. ' : ''}Works until ${minuteText(Date.parse(expiresAt))}.` };
    },
    failed: "We couldn't create the link. Try again.",
    refetch: [],
  });
  return (
    <div>
      <Button size="sm" isBusy={isBusy} onClick={() => send()}>
        Copy preview link
      </Button>
      <p role="status">
        {outcome ? (
          <>
            <ExternalLink href={outcome.link}>Preview of {release}</ExternalLink> {outcome.note}
          </>
        ) : null}
        {failure}
      </p>
    </div>
  );
}
