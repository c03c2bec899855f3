import { serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { Button, ExternalLink } from '@crewdeck/ui-kit';
import { createPreview } from '../api/releases.ts';
import { minuteText } from '../rules/clock-texts.ts';

/** Makes a link that shows a release before it is live, and copies it. */
export function PreviewLink({ module, release }: { module: string; release: string }) {
  const http = useHttp();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { path, expiresAt } = await createPreview(http, module, release);
      const link = new URL(path, window.location.origin).href;
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        // A browser may refuse it: the link can be copied by hand.
        () => false,
      );
      return { link, note: `${isCopied ? 'Copied. ' : ''}Works until ${minuteText(Date.parse(expiresAt))}.` };
    },
  });
  return (
    <div>
      <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
        Copy preview link
      </Button>
      <p role="status">
        {data ? (
          <>
            <ExternalLink href={data.link}>Preview of {release}</ExternalLink> {data.note}
          </>
        ) : null}
        {error ? serverText(error, 'The link could not be made. Please try again.') : null}
      </p>
    </div>
  );
}
