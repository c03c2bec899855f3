import { ApiError } from '@crewdeck/module-sdk';
import type { createQueryClient } from '@crewdeck/module-sdk/host';
import type { IdentityProvider } from './identity-provider-contract.ts';

/**
 * The confirmation link opens in another tab or on another device. Asks the provider when this tab becomes visible or its
 * window is entered again, and when the API refuses a change because of an unconfirmed email, so that the next try works.
 */
export function watchConfirmation(
  { lookForConfirmation }: Pick<IdentityProvider, 'lookForConfirmation'>,
  queryClient: ReturnType<typeof createQueryClient>,
): void {
  const look = () =>
    void lookForConfirmation().catch((error: unknown) =>
      console.warn('The e-mail confirmation could not be checked.', error),
    );
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  // Two windows side by side are both visible.
  window.addEventListener('focus', look);
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (error instanceof ApiError && error.code === 'user.email_unconfirmed') look();
  });
}
