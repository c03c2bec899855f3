import { COVER_SIZE } from '@crewdeck/contract';
import type { SocialCard } from './social-card.ts';

export const SOCIAL_CARD_SIZE = { width: 1_200, height: 630 } as const;

/** The light colours of the kit, which a test compares. */
const COLOURS = {
  page: '#fbfaf6',
  text: '#17211a',
  muted: '#4d554e',
  accent: '#135a3b',
  accents: ['#2a8f62', '#3085cc', '#dc9322', '#db5854', '#8c61c3', '#1c989e'],
};
const EDGE = 88;
const NAME = { fontWeight: 700, color: COLOURS.accent } as const;
const CARD = { width: 252, height: 360, left: 836, top: 140 };

interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | Box[] };
}

const box = (style: Record<string, string | number>, children: string | Box[] = ''): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The text, below the whole cover or beside the three cards of the logo in the colour of the title. */
export function socialCardLayout(card: SocialCard): Box {
  const page = {
    ...SOCIAL_CARD_SIZE,
    background: COLOURS.page,
    color: COLOURS.text,
    fontFamily: 'Figtree latin, Figtree latin-ext',
  };
  return box(page, card.cover === null ? withoutCover(card) : withCover(card, card.cover));
}

function withoutCover({ kind, title, initials, lines }: SocialCard): Box[] {
  const colour = colourOf(title);
  const text = [
    box({ fontSize: 30, color: COLOURS.muted }, kind),
    textBox({ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.12, lineClamp: 3, marginTop: 12 }, title),
    ...lines.map((line) =>
      textBox({ fontSize: 32, lineHeight: 1.35, lineClamp: 2, color: COLOURS.muted, marginTop: 20 }, line),
    ),
    box({ ...NAME, fontSize: 34, marginTop: 'auto' }, 'Crewdeck'),
  ];
  const column = { boxSizing: 'border-box', flexDirection: 'column', width: 700, height: '100%' };
  return [
    box({ ...column, padding: `${EDGE - 8}px 0 ${EDGE}px ${EDGE}px` }, text),
    playingCard(colour, 0.3, -18),
    playingCard(colour, 0.6, 0),
    playingCard(colour, 1, 18, initials),
  ];
}

function withCover({ kind, title, lines }: SocialCard, cover: string): Box[] {
  const small = { fontSize: 28, lineHeight: 1.3, color: COLOURS.muted };
  const text = [
    box({ ...small, justifyContent: 'space-between' }, [box({}, kind), box(NAME, 'Crewdeck')]),
    textBox({ fontSize: titleSize(title) - 14, fontWeight: 700, lineHeight: 1.12, lineClamp: 2, marginTop: 6 }, title),
    ...lines.map((line) => textBox({ ...small, lineClamp: 1, marginTop: 8 }, line)),
  ];
  const below = { boxSizing: 'border-box', flexDirection: 'column', width: '100%', marginTop: COVER_SIZE.height };
  return [
    box({ ...COVER_SIZE, position: 'absolute', top: 0, left: 0, backgroundImage: `url(${cover})` }),
    box({ ...below, padding: `32px ${EDGE}px 0` }, text),
  ];
}

const textBox = (style: Record<string, string | number>, text: string): Box =>
  box({ ...style, display: 'block', wordBreak: 'break-word' }, text);

function playingCard(colour: string, opacity: number, degrees: number, initials?: string): Box {
  const face = box(
    {
      width: 150,
      height: 150,
      borderRadius: 75,
      background: COLOURS.page,
      alignItems: 'center',
      justifyContent: 'center',
      fontSize: 64,
      fontWeight: 700,
      transform: `rotate(${-degrees}deg)`,
    },
    initials,
  );
  return box(
    {
      ...CARD,
      position: 'absolute',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 48,
      background: colour,
      opacity,
      transform: `rotate(${degrees}deg)`,
      transformOrigin: '50% 100%',
    },
    initials === undefined ? [] : [face],
  );
}

function titleSize(title: string): number {
  if (title.length <= 32) return 76;
  return title.length <= 64 ? 60 : 48;
}

/** As the avatars of the kit choose it: the same name always has the same colour. */
function colourOf(title: string): string {
  let sum = 0;
  for (const character of title) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return COLOURS.accents[sum % COLOURS.accents.length] ?? COLOURS.accent;
}
