import { useRef, useState } from 'react';

/**
 * Runs `send` unless it is still running: a double click sends once. The lock is a ref because a rendered busy state
 * comes too late for the second click. A call that was not sent resolves to `undefined`.
 */
export function useSendOnce<Input, Result>(send: (input: Input) => Promise<Result>) {
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);

  async function sendOnce(input: Input): Promise<Result | undefined> {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setIsSending(true);
    try {
      return await send(input);
    } finally {
      isLocked.current = false;
      setIsSending(false);
    }
  }

  return { sendOnce, isSending };
}
