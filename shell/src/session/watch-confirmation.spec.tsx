import { ApiError } from '@crewdeck/module-sdk';
import { createQueryClient } from '@crewdeck/module-sdk/host';
import { jest } from '@jest/globals';
import { watchConfirmation } from './watch-confirmation.ts';

function watch() {
  const queryClient = createQueryClient();
  const lookForConfirmation = jest.fn(() => Promise.resolve());
  watchConfirmation({ lookForConfirmation }, queryClient);
  const refuse = (error: Error) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.reject(error) })
      .execute(undefined)
      .catch(() => {});
  return { lookForConfirmation, refuse };
}

describe('whether an email is confirmed by now', () => {
  test('is asked when the API refuses a change because it is not', async () => {
    const { lookForConfirmation, refuse } = watch();

    await refuse(new ApiError('No.', 409, 'hackathon.over', null, 0));
    expect(lookForConfirmation).not.toHaveBeenCalled();
    await refuse(new ApiError('Confirm your email first.', 403, 'user.email_unconfirmed', null, 0));
    expect(lookForConfirmation).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['its window is entered again', () => window.dispatchEvent(new Event('focus'))],
  ])('is asked when %s', (_, comeBack) => {
    const { lookForConfirmation } = watch();

    comeBack();
    expect(lookForConfirmation).toHaveBeenCalledTimes(1);
  });
});
