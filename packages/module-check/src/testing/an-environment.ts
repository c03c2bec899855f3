import type { Props } from '@crewdeck/releases/widget-props';
import type { ApiDocument, Operation } from '../environment/api-document.ts';
import type { Environment, LiveModule } from '../environment/environment.ts';

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
    info: { version: '1.3.0' },
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

/** The live module whose widget the module places. */
export function someInvites(dialog: Props = {}): LiveModule {
  const takes = {
    'invite-dialog': {
      receiver: { type: 'object' },
      isOpen: { type: 'boolean' },
      onClose: { type: 'function' },
      ...dialog,
    },
  };
  const widgetUse = { takes, places: [] };
  return { module: 'mf-invites', pages: ['my-invites'], widgets: ['invite-dialog'], uses: [], widgetUse };
}

/** A live module that places the widget of the module. */
export function somePeople(given: Props): LiveModule {
  const placed = { module: 'mf-mentors', widget: 'mentor-card', at: 'src/pages/people-page.tsx:12', props: given };
  return { module: 'mf-people', pages: [], widgets: [], uses: [], widgetUse: { takes: {}, places: [placed] } };
}

/** A running system that the module fits. */
export function anEnvironment(changes: Partial<Environment> = {}): Environment {
  return {
    host: {
      provides: { sdk: '1.9.0', federation: '2.9.2' },
      routes: [{ path: '/explore', module: 'mf-explore', page: 'explore' }],
      widgets: [],
    },
    modules: [someInvites()],
    paths: {},
    api: anApi(),
    shellNames: new Set(['defineModule', 'useHttp', 'useQuery', 'Widget']),
    shared: new Map([['react', '19.3.1']]),
    ...changes,
  };
}
