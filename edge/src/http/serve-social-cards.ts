import type { FastifyInstance } from 'fastify';
import { socialCardKey } from '../page/social-card.ts';
import type { PageSubjects } from './page-subjects.ts';
import type { SocialCards } from './social-cards.ts';

/** Short, as ops may hide what it shows. Its address changes with what it shows. */
const CACHED = 'public, max-age=60';
const SITE_PICTURE = '/social-card.png';

/** The pictures of links: what a stranger may see of a page, drawn. Where none can be had, that of the site. */
export function serveSocialCards(app: FastifyInstance, subjects: PageSubjects, cards: SocialCards): void {
  app.addHook('onClose', () => cards.close());
  app.get<{ Params: { kind: string; id: string } }>('/social-cards/:kind/:id.png', async (request, reply) => {
    const { kind, id } = request.params;
    const about = await subjects.about(`/${kind}/${encodeURIComponent(id)}`, request);
    reply.header('cache-control', 'no-store');
    if (about === 'nothing is there') return reply.callNotFound();
    const card = about?.subject.card;
    if (!card) return reply.redirect(SITE_PICTURE);
    const etag = `"${socialCardKey(card)}"`;
    const cached = { 'cache-control': CACHED, etag };
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(cached).send();
    const png = await cards.draw(card, (path) => subjects.readCover(path, request));
    return png ? reply.headers(cached).type('image/png').send(png) : reply.redirect(SITE_PICTURE);
  });
}
