import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { SocialCard } from './social-card.ts';
import { SOCIAL_CARD_SIZE, socialCardLayout } from './social-card-layout.ts';

const { resolve } = createRequire(import.meta.url);

const fonts = ['latin', 'latin-ext'].flatMap((letters) =>
  ([400, 700] as const).map((weight) => ({
    // A font of the same name and weight would hide the other one.
    name: `Figtree ${letters}`,
    data: readFileSync(resolve(`@fontsource/figtree/files/figtree-${letters}-${weight}-normal.woff`)),
    weight,
    style: 'normal' as const,
  })),
);

/** Draws a card as PNG, in a thread of its own: it takes longer than the edge may stand still. */
async function draw(card: SocialCard): Promise<void> {
  const svg = await satori(socialCardLayout(card) as Parameters<typeof satori>[0], { ...SOCIAL_CARD_SIZE, fonts });
  parentPort?.postMessage(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

// A drawing that fails ends the thread, and the next one begins another.
parentPort?.on('message', (card: SocialCard) => void draw(card));
