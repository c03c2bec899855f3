import { serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { createPreview } from '../api/releases.ts';
import { minuteText } from '../rules/clock-texts.ts';

/** Makes a link to one release, and puts it where it can be pasted from. */
export function usePreviewLink(module: string, release: string) {
  const http = useHttp();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { path, expiresAt } = await createPreview(http, module, release);
      const link = new URL(path, window.location.origin).href;
      const isCopied = await copy(link);
      return {
        link,
        note: `${isCopied ? 'Copied.' : 'Copy it from here.'} Good until ${minuteText(Date.parse(expiresAt))}.`,
      };
    },
  });
  return {
    make: () => mutation.mutate(),
    isMaking: mutation.isPending,
    made: mutation.data,
    refusal: mutation.error && serverText(mutation.error, 'The link could not be made. Please try again.'),
  };
}

/** A browser may refuse it, and then the link can be read. */
function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
