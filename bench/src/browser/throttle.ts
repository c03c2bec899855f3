import type { CDPSession } from '@playwright/test';

const BITS_PER_BYTE = 8;
const KILO = 1024;

/**
 * Lighthouse's "slow 4G" (its constants `mobileSlow4G`), as its DevTools throttling applies it: 150 ms round trip and
 * 1.6 Mbit/s, each with the factor that makes up for throttling above the connection and not below it.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * KILO * KILO * 0.9) / BITS_PER_BYTE,
  uploadThroughput: (750 * KILO * 0.9) / BITS_PER_BYTE,
};

/** A mid-range phone, against the machine that measures. */
const CPU_SLOWDOWN = 4;

/** Slows a page down before it loads anything. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
