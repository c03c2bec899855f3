import { ApiError } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';
import { providerMessageOf } from '../session/provider-errors.ts';

/** Why the identity provider refused, or the API; nothing for somebody who closed the popup themselves. */
export function ProviderFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  const text = error instanceof ApiError ? error.message : providerMessageOf(error);
  if (text === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}
