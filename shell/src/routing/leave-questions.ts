import { type Blocker, type BlockerFunction, IDLE_BLOCKER } from 'react-router-dom';

type Blockers = ReadonlyMap<string, Blocker>;

/**
 * What `useBlocker` asks before somebody leaves a page. One page asks at a time.
 *
 * @param publish is told all questions, by key, whenever one has changed
 */
export function createLeaveQuestions(publish: (blockers: Map<string, Blocker>) => void) {
  const asking = new Map<string, BlockerFunction>();
  let blockers: Blockers = new Map();

  function set(key: string, blocker: Blocker): void {
    const next = new Map(blockers).set(key, blocker);
    blockers = next;
    publish(next);
  }

  return {
    add(key: string, asks: BlockerFunction): Blocker {
      asking.set(key, asks);
      return blockers.get(key) ?? IDLE_BLOCKER;
    },
    remove(key: string): void {
      asking.delete(key);
      blockers = withoutKey(blockers, key);
    },
    /** Whether the page wants to ask. If so, `leave` is run once the person has said yes. */
    hold(step: Parameters<BlockerFunction>[0], leave: () => void): boolean {
      const [key, asks] = [...asking].at(-1) ?? [];
      if (!key || blockers.get(key)?.state === 'proceeding' || !asks?.(step)) return false;
      const location = step.nextLocation;
      const proceed = () => {
        set(key, { state: 'proceeding', proceed: undefined, reset: undefined, location });
        leave();
      };
      set(key, { state: 'blocked', proceed, reset: () => set(key, IDLE_BLOCKER), location });
      return true;
    },
    /** After a navigation, nobody is asked any more. */
    settled(): Map<string, Blocker> {
      const settled = new Map([...blockers.keys()].map((key) => [key, IDLE_BLOCKER] as const));
      blockers = settled;
      return settled;
    },
  };
}

function withoutKey(blockers: Blockers, key: string): Blockers {
  return new Map([...blockers].filter(([other]) => other !== key));
}
