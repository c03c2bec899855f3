import { type CreatePreview, type PreviewLink, pathOf } from '@crewdeck/contract';
import { offerOf, type ReleaseRecord, releaseIdOf, releaseRecordSchema } from '@crewdeck/releases';

/** How long the link is good for: a working day. */
const MINUTES = 8 * 60;

interface LinkOptions {
  /** Of the development server. */
  origin: string;
  /** Origin of the environment whose pages load the module. */
  site: string;
  /** Deploy token of the module, or identity token of ops. */
  token: string;
}

/**
 * Asks an environment for the link that gives one browser this module from its development server.
 *
 * @returns address of the link
 * @throws Error with one sentence when the environment refuses
 */
export async function linkTo({ origin, site, token }: LinkOptions): Promise<string> {
  const record = releaseRecordSchema.parse(await (await fetch(`${origin}/release.json`)).json());
  const { module, pages, widgets, requires } = offerOf(record);
  const preview: CreatePreview = {
    release: releaseIdOf(record),
    minutes: MINUTES,
    development: {
      origin,
      container: record.container,
      entry: record.entry,
      pages: [...pages],
      widgets,
      requires,
      ...(record.places && { places: placesOf(record.places) }),
    },
  };
  const response = await fetch(new URL(pathOf('/api/releases/:module/previews', { module }), site), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(preview),
  });
  const answer = (await response.json()) as Partial<PreviewLink> & { error?: string };
  if (!answer.path) throw new Error(`${site} gives no link: ${answer.error ?? response.status}`);
  return new URL(answer.path, site).href;
}

/** A link holds no more than a page needs. */
function placesOf({ routes, links }: NonNullable<ReleaseRecord['places']>) {
  return { routes: routes.map(({ firstCall: _, ...route }) => route), links };
}
