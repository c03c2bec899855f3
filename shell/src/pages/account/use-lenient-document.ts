import { useEffect } from 'react';
import { readHostDocument } from '../../host-document.ts';

/** Reloads the page when its document refuses the script of Google's popup. The edge allows it in this page's own document. */
export function useLenientDocument(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded && readHostDocument().isStrict) window.location.reload();
  }, [isNeeded]);
}
