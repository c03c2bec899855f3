import {
  type Build,
  HOST_DOCUMENT_ID,
  type HostDocument,
  offerOf,
  type PageModule,
  type PageRegistry,
  releaseIdOf,
} from '@crewdeck/releases';
import type { Page, Route } from 'playwright-core';

const FIRST_FRAME = /(<div id="root">).*(<\/div>\n<noscript>)/s;
const DOCUMENT = new RegExp(`(<script[^>]*id="${HOST_DOCUMENT_ID}"[^>]*>)(.*?)(</script>)`, 's');
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

/**
 * Gives one browser page a build that is not published, in place of what is live of its module. The page reports nothing: the
 * build may be live already, and nobody has met what happens to it here.
 */
export async function giveBuild(page: Page, build: Build): Promise<void> {
  const { record, files } = build;
  const release = releaseIdOf(record);
  await page.addInitScript(() => {
    navigator.sendBeacon = () => true;
  });
  await page.route(
    (url) => url.pathname === '/registry',
    (route) => rewrite(route, (text) => JSON.stringify(withBuild(JSON.parse(text), build))),
  );
  await page.route(
    (url) => !/^\/(modules|api|registry)(\/|$)/.test(url.pathname),
    (route) =>
      route.request().isNavigationRequest() ? rewrite(route, (text) => inDocument(text, build)) : route.fallback(),
  );
  await page.route(
    (url) => url.pathname.startsWith(`/modules/${record.module}/${release}/`),
    (route) => {
      const file = new URL(route.request().url()).pathname.split(`/${release}/`)[1]?.replace(/^~\d+\//, '') ?? '';
      const bytes = files.get(file);
      const contentType = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return bytes ? route.fulfill({ body: Buffer.from(bytes), contentType }) : route.fulfill({ status: 404 });
    },
  );
}

async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  } catch {
    // Nobody answers, which the page sees; or it has been left meanwhile, and its calls with it.
    await route.abort().catch(() => undefined);
  }
}

/** The edge has drawn the routes of the live release, which may have other titles: the shell draws those of the build. */
function inDocument(html: string, build: Build): string {
  return html.replace(FIRST_FRAME, '$1$2').replace(DOCUMENT, (_all, begin: string, json: string, end: string) => {
    const document: HostDocument = JSON.parse(json);
    const changed = { ...document, registry: withBuild(document.registry, build) };
    return `${begin}${JSON.stringify(changed).replace(/</g, '\\u003c')}${end}`;
  });
}

function withBuild(registry: PageRegistry, { record }: Build): PageRegistry {
  const { module, entry, places, container } = record;
  const release = releaseIdOf(record);
  const candidate = {
    ...offerOf(record),
    release,
    container,
    entry: `/modules/${module}/${release}/${entry}`,
    integrity: record.files[entry]?.integrity ?? '',
  };
  const given: PageModule = { candidates: [candidate], isStopped: false, ...(places && { places }) };
  return { ...registry, modules: { ...registry.modules, [module]: given } };
}
