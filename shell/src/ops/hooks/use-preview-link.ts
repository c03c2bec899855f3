import type { ErrorCode } from '@crewdeck/contract';
import { ApiError, serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { createPreview } from '../api/releases.ts';
import { minuteText } from '../rules/clock-texts.ts';

const UNSIGNED: ErrorCode = 'release.unsigned';

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
  const { error } = mutation;
  const needsKey = error instanceof ApiError && error.code === UNSIGNED;
  return {
    make: () => mutation.mutate(),
    isMaking: mutation.isPending,
    made: mutation.data,
    /** Releases are signed here, and a page has no key. */
    needsKey,
    refusal: error && !needsKey ? serverText(error, 'The link could not be made. Please try again.') : null,
  };
}

/** A browser may refuse it, and then the link can be read. */
function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
