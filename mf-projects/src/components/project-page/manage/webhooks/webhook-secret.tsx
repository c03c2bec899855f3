import { notify } from '@crewdeck/module-sdk';
import { Button, LinkIcon, Notice, Stack } from '@crewdeck/ui-kit';

/** Of the webhook with this id, until the page is left. */
export interface ShownSecret {
  readonly id: string;
  readonly secret: string;
}

/** A secret, in the one moment in which it can be copied. */
export function WebhookSecret({ secret }: { secret: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success('Secret copied.');
    } catch {
      notify.error("We couldn't copy the secret. Select it and copy it yourself.");
    }
  };
  return (
    <Notice tone="info" role="status">
      <Stack gap={2} align="start">
        <p>Copy this secret now. We show it only once. Your server checks our signatures with it.</p>
        <code>{secret}</code>
        <Button size="sm" onClick={() => void copy()}>
          <LinkIcon aria-hidden="true" />
          Copy secret
        </Button>
      </Stack>
    </Notice>
  );
}
