import { useEffect } from 'react';
import { readHostDocument } from '../../host-document.ts';

/** Loads the page anew when its document would refuse the script that Google's popup needs: the edge lets it into this page's own. */
export function useLenientDocument(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded && readHostDocument().isStrict) window.location.reload();
  }, [isNeeded]);
}
