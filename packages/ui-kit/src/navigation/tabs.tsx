import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab {
  value: string;
  label: ReactNode;
  /** A number beside the label; part of the tab's name. */
  count?: number;
}

interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  /** The `TabPanel`s, one for each tab. */
  children: ReactNode;
}

/** A few views of one thing in one place. Arrow keys move and show at once, so panels should be quick to appear. */
export function Tabs({ value, onValueChange, tabs, children }: TabsProps) {
  const focused = useRef<string>(null);

  /** A click is a focus and then a press. Both ask for the tab, and a caller may show it only after the second. */
  function report(next: string, { event }: BaseTabs.Root.ChangeEventDetails) {
    const isPress = event.type === 'click';
    const isReported = isPress && focused.current === next;
    focused.current = isPress ? null : next;
    if (!isReported) onValueChange(next);
  }

  return (
    <BaseTabs.Root className={styles.root} value={value} onValueChange={report}>
      <BaseTabs.List className={styles.list} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

interface TabPanelProps {
  value: string;
  children: ReactNode;
}

/** What a tab shows; mounted only while its tab is chosen. */
export function TabPanel({ value, children }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={styles.panel}>
      {children}
    </BaseTabs.Panel>
  );
}
