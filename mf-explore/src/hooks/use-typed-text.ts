import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

/**
 * A text field whose value lives somewhere slower. It follows every key at once, hands the text on when the typing
 * pauses, and gives way when the value is changed from elsewhere ("back", "Clear filters").
 */
export function useTypedText(value: string, onPause: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);

  if (value !== seen) {
    setSeen(value);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isWaiting]);

  return [text, setText];
}
