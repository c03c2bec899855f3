import { moduleFileSchema } from '@crewdeck/releases';
import { ownerBeside } from '@crewdeck/releases/path-problems';
import type { Environment } from '../environment/environment.ts';
import type { Finding } from '../finding.ts';
import { placeIn, type Subject } from '../subject.ts';

const FILE = 'module.json';

interface Route {
  path: string;
  page: string;
}

/** What `module.json` adds is well formed, has its pages, and belongs to nobody else. */
export function checkPlaces(subject: Subject, environment: Environment | null): Finding[] {
  const text = subject.texts.get(FILE);
  if (text === undefined) return [];
  const given = parseJson(text);
  if (given === undefined) return [{ check: 'places', text: 'It is no JSON.', file: FILE }];
  const { data, error } = moduleFileSchema.safeParse(given);
  if (!data) return error.issues.map(({ path, message }) => problemAt(subject, { given, path, message }));
  return data.routes.flatMap((route) =>
    problemsOfRoute(subject, environment, route).map((said) => ({
      check: 'places',
      text: said,
      ...placeIn(subject, FILE, `"${route.path}"`),
    })),
  );
}

function problemsOfRoute({ module, build }: Subject, environment: Environment | null, { path, page }: Route): string[] {
  const hasPage = !build || Object.hasOwn(build.record.pages, page);
  const owner = environment && ownerBeside(path, module, [environment.host], environment.paths);
  return [
    ...(hasPage ? [] : [`The route ${path} shows the page "${page}", which the build does not have.`]),
    ...(owner ? [`The path ${path} belongs to ${owner}.`] : []),
  ];
}

interface Wrong {
  given: unknown;
  path: PropertyKey[];
  message: string;
}

/** At the value that is wrong, where it is a text. */
function problemAt(subject: Subject, { given, path, message }: Wrong): Finding {
  const value = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], given);
  const wanted =
    typeof value === 'string' ? `"${value}"` : `"${String(path.findLast((key) => typeof key === 'string'))}"`;
  return { check: 'places', text: `${path.join('.')}: ${message}.`, ...placeIn(subject, FILE, wanted) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
