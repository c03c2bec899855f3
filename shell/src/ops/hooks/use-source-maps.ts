import { notify, serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { switchOnSourceMaps } from '../api/releases.ts';
import { minuteText } from '../rules/clock-texts.ts';

/** Has this browser's developer tools show the sources of every release, for an hour. */
export function useSourceMaps() {
  const http = useHttp();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => switchOnSourceMaps(http),
    onSuccess: (expiresAt) =>
      notify.success(
        `This browser gets source maps until ${minuteText(Date.parse(expiresAt))}. Load a page again to see its sources.`,
      ),
    onError: (error) => notify.error(serverText(error, 'Source maps could not be switched on. Please try again.')),
  });
}
