import { useEffect, useEffectEvent, useState } from 'react';

/** How long a person types nothing before their text is handed on, in milliseconds. */
const PAUSE_MS = 250;

/**
 * A text field whose lasting place is slower than typing, such as the address. The text follows every key at once, goes
 * to `onPause` when the typing pauses, and gives way when `value` changes from elsewhere ("Back", "Clear filters").
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
