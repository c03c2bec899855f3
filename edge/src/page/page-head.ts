import { escapeMarkup } from '@crewdeck/contract';
import { inlineJson } from './inline-json.ts';
import { socialCardKey } from './social-card.ts';
import { SOCIAL_CARD_SIZE } from './social-card-layout.ts';
import type { Subject } from './subject.ts';

/** What is known of a page before it is drawn: its subject, that there is none, or nothing. */
export type About = { subject: Subject; origin: string } | 'nothing is there' | null;

const PRODUCT = 'Crewdeck';
const WHAT_IT_IS = 'Crewdeck is where student developers and hackathon participants find their team.';

/** The part of a document's head that tells machines and tabs what the page is. */
export function pageHead(about: About): string {
  if (about === null || about === 'nothing is there') {
    const robots = about && '\n<meta name="robots" content="noindex">';
    return `<meta name="description" content="${WHAT_IT_IS}">\n<title>${PRODUCT}</title>${robots ?? ''}`;
  }
  const { subject, origin } = about;
  const url = origin + subject.path;
  return `<meta name="description" content="${escapeMarkup(subject.description)}">
<title>${escapeMarkup(subject.title)} · ${PRODUCT}</title>
<link rel="canonical" href="${escapeMarkup(url)}">
${openGraph(subject, url, origin).map(propertyTag).join('\n')}
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', ...subject.thing, url })}</script>`;
}

type Property = readonly [name: string, content: string];

function openGraph({ path, title, description, type, card }: Subject, url: string, origin: string): Property[] {
  const image = card ? `/social-cards${path}.png?v=${socialCardKey(card)}` : '/social-card.png';
  const alt = card ? [card.title, ...card.lines].join('. ') : 'A hand of cards, one of them dealt: Crewdeck';
  return [
    ['title', title],
    ['description', description],
    ['type', type],
    ['url', url],
    ['site_name', PRODUCT],
    ['image', `${origin}${image}`],
    ['image:width', String(SOCIAL_CARD_SIZE.width)],
    ['image:height', String(SOCIAL_CARD_SIZE.height)],
    ['image:alt', alt],
  ];
}

function propertyTag([name, content]: Property): string {
  return `<meta property="og:${name}" content="${escapeMarkup(content)}">`;
}
