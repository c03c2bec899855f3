import { useEffect, useRef, useState } from 'react';
import { useAddressState } from './use-address-state.ts';

/**
 * The open tab of a page, which lives in the address as `?<name>=<tab>`. The first tab has the bare address, and opens for
 * anything unknown. Each change pushes a history entry. The address follows a moment later than the tab, so that two
 * quick arrow keys end where the second one leads.
 */
export function useAddressTab<Tab extends string>(
  name: string,
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (tab: string) => void] {
  const [inAddress, change] = useAddressState([name]);
  const asTab = (text: string | null) => tabs.find((tab) => tab === text) ?? tabs[0];
  const tab = asTab(inAddress[name] ?? null);
  const [known, setKnown] = useState(tab);
  const [shown, setShown] = useState(tab);
  const asked = useRef(tab);

  if (tab !== known) {
    setKnown(tab);
    setShown(tab);
  }

  useEffect(() => {
    asked.current = tab;
  }, [tab]);

  useEffect(() => {
    // Back may come before the step that it undoes was rendered: then no render tells of it.
    const goBack = () => {
      asked.current = asTab(new URLSearchParams(window.location.search).get(name));
      setShown(asked.current);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  });

  function open(text: string): void {
    const next = asTab(text);
    // One click is both a focus and a press, and the render follows only later: the second report is no second step.
    if (next === asked.current) return;
    asked.current = next;
    setShown(next);
    change({ [name]: next === tabs[0] ? null : next });
  }

  return [shown, open];
}
