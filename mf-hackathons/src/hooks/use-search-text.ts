import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/**
 * The text of a search field whose lasting place is the address. It follows every key at once, goes to the address when
 * the typing pauses, and takes over what the address says when that changes from elsewhere ("back", "Clear filters").
 */
export function useSearchText(
  inAddress: string,
  writeAddress: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);

  if (inAddress !== seen) {
    setSeen(inAddress);
    const isTyping = text !== seen;
    if (!isTyping) setText(inAddress);
  }

  useEffect(() => {
    if (text === inAddress) return;
    const timer = setTimeout(() => writeAddress(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, inAddress, writeAddress]);

  return [text, setText];
}
