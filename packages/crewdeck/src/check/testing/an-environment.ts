import type { ApiDocument, Operation } from '../environment/api-document.ts';
import type { Environment } from '../environment/read-environment.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const text = {};

function anOperation(answer: object, body?: object): Operation {
  return { responses: { '200': json(answer) }, ...(body && { requestBody: json(body) }) };
}

/** An API that answers what the module asks. */
export function anApi(changes: Partial<ApiDocument['paths']> = {}, fields = ['id', 'name', 'bio']): ApiDocument {
  const properties = Object.fromEntries(fields.map((field) => [field, text]));
  const user = { $ref: '#/components/schemas/User' };
  return {
    info: { version: '2.0.0' },
    paths: {
      '/api/users': { get: anOperation({ items: user }) },
      '/api/users/{userId}': { get: anOperation(user) },
      '/api/interests': { post: anOperation({}, { required: ['projectId'], properties: { projectId: text } }) },
      ...(changes as ApiDocument['paths']),
    },
    components: { schemas: { User: { properties } } },
  };
}

/** What a call needs in its body. */
export function needing(...required: string[]): Record<string, Operation> {
  return { post: anOperation({}, { required }) };
}

type Live = Environment['modules'][number];

/** A live module that adds this and nothing else. */
export function aLiveModule(module: string, places: Partial<NonNullable<Live['places']>>): Live {
  return { module, places: { routes: [], links: [], widgets: {}, uses: {}, calls: [], ...places } };
}

/** A running system that the module fits. */
export function anEnvironment(changes: Partial<Environment> = {}): Environment {
  return {
    host: {
      provides: { sdk: '1.9.0', react: '19.3.1', federation: '2.9.2', sdkExports: ['useHttp', 'useQuery', 'Widget'] },
    },
    modules: [aLiveModule('mf-invites', { widgets: { 'invite-dialog': '1.1.0' } })],
    api: anApi(),
    ...changes,
  };
}
