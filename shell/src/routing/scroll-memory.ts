import type { DataRouter, Location } from 'react-router-dom';

type Enable = DataRouter['enableScrollRestoration'];
type Memory = { positions: Parameters<Enable>[0]; read: Parameters<Enable>[1]; keyOf: Parameters<Enable>[2] };

/** Where each page had been scrolled to, in pixels, for `ScrollRestoration`, which owns the record. */
export function createScrollMemory() {
  let memory: Memory | null = null;

  function keyOf(location: Location): string {
    return memory?.keyOf?.(location, []) ?? location.key;
  }

  return {
    enable: ((positions, read, keyOf) => {
      memory = { positions, read, keyOf };
      return () => {
        memory = null;
      };
    }) satisfies Enable,
    keep(location: Location): void {
      if (memory) memory.positions[keyOf(location)] = memory.read();
    },
    of(location: Location): number | null {
      return memory?.positions[keyOf(location)] ?? null;
    },
  };
}
