import { useEffect, useEffectEvent, useState } from 'react';

/** The debounce, in milliseconds. */
const PAUSE_MS = 250;

/**
 * Debounced text for a field whose value is stored elsewhere, such as in the address. The text follows each key at once, goes to
 * `onPause` when the typing pauses, and resets when `value` changes from elsewhere ("Back", "Clear filters").
 */
export function useTypedText(value: string, onPause: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);

  if (value !== seen) {
    setSeen(value);
    // Our own text comes back trimmed, while the person may have typed on.
    if (value !== sent.trim()) {
      setText(value);
      setSent(value);
    }
  }

  const send = useEffectEvent(() => {
    setSent(text);
    onPause(text);
  });

  const isWaiting = text.trim() !== sent.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isWaiting]);

  return [text, setText];
}
