import { checkModule } from './check-module.ts';
import { describeFindings } from './finding.ts';
import { readSubject } from './read-subject.ts';
import { aModule } from './testing/a-module.ts';
import { anApi, anEnvironment, someInvites, somePeople } from './testing/an-environment.ts';
import { giving, PAGE, taking, WIDGET } from './testing/changes.ts';

const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const MENTOR = { mentor: { type: 'object' }, 'mentor.id': TEXT, 'mentor.name': TEXT };
const SIZE = "  size?: 'small' | 'large';\n";
const PLACED = 'isOpen onClose={() => undefined}';
/** As `release types` has written it. */
const TYPES_OF_INVITES = {
  'src/widgets-of-mf-invites.d.ts': `declare module '@crewdeck/module-sdk' {
  interface WidgetPropsByName {
    'mf-invites/invite-dialog': {
      receiver: { id: string; name: string };
      isOpen: boolean;
      onClose: () => void;
    };
  }
}
`,
};

interface Change {
  module?: Parameters<typeof aModule>[0];
  /** What a live module gives to the widget of this one, and what the live widget that this one places takes. */
  given?: Parameters<typeof somePeople>[0];
  taken?: Parameters<typeof someInvites>[0];
}

async function findingsOf({ module, given = MENTOR, taken }: Change): Promise<string> {
  const subject = { ...(await readSubject(await aModule(module))), builtAgainst: anApi() };
  const live = anEnvironment({ modules: [someInvites(taken), somePeople(given)] });
  return describeFindings(subject.module, checkModule(subject, live));
}

const BREAKS: Record<string, Change & { says: string }> = {
  'needs what a live module does not give': {
    module: taking(SIZE, `  colour: string;\n${SIZE}`),
    says: `${WIDGET}:3 [props] Its widget "mentor-card" needs "colour", which mf-people does not always give (src/pages/people-page.tsx:12).`,
  },
  'needs what a live module gives now and then': {
    module: taking(SIZE, '  size: string;\n'),
    given: { ...MENTOR, size: { type: 'string', isOptional: true } },
    says: `${WIDGET}:3 [props] Its widget "mentor-card" needs "size", which mf-people does not always give`,
  },
  'needs a part that a live module does not give': {
    module: taking('name: string }', 'name: string; age: number }'),
    says: `${WIDGET}:2 [props] Its widget "mentor-card" needs "mentor.age", which mf-people does not always give`,
  },
  'does not take any more what a live module gives': {
    module: taking(SIZE, ''),
    given: { ...MENTOR, size: { type: "'small'" } },
    says: 'Its widget "mentor-card" does not take "size", which mf-people gives (src/pages/people-page.tsx:12).',
  },
  'takes another type than a live module gives': {
    module: taking('id: string', 'id: number'),
    says: `${WIDGET}:2 [props] Its widget "mentor-card" takes "mentor.id" as number, but mf-people gives string`,
  },
  'takes a part of the texts that a live module gives': {
    module: taking("'small' | 'large'", "'small'"),
    given: { ...MENTOR, size: { type: "'small' | 'large'" } },
    says: `Its widget "mentor-card" takes "size" as 'small', but mf-people gives 'small' | 'large'`,
  },
  'takes a prop that never reaches a widget': {
    module: taking('  size?:', '  name: string;\n  size?:'),
    given: { ...MENTOR, name: TEXT },
    says: `${WIDGET}:3 [widgets] It takes "name", which never reaches it: <Widget> keeps that.`,
  },
  'gives what the live widget does not take': {
    module: giving(PLACED, `colour="red" ${PLACED}`),
    says: `${PAGE}:11 [props] It gives "colour" to the widget "invite-dialog" of mf-invites, which does not take it (${PAGE}:11).`,
  },
  'leaves out what the live widget needs': {
    taken: { projectId: TEXT },
    says: `${PAGE}:11 [props] It does not always give "projectId" to the widget "invite-dialog" of mf-invites, which needs it`,
  },
  'gives now and then what the live widget needs': {
    module: giving(PLACED, `{...(mentor.bio && { projectId: '1' })} ${PLACED}`),
    taken: { projectId: TEXT },
    says: 'It does not always give "projectId"',
  },
  'gives another type than the live widget takes': {
    taken: { isOpen: TEXT },
    says: `${PAGE}:11 [props] It gives "isOpen" to the widget "invite-dialog" of mf-invites as boolean, which takes string`,
  },
  'was compiled against a widget that took other parts': {
    module: { files: TYPES_OF_INVITES },
    taken: { 'receiver.email': TEXT, 'receiver.id': TEXT, 'receiver.name': TEXT },
    says: `${PAGE}:11 [props] It does not always give "receiver.email" to the widget "invite-dialog"`,
  },
};

const FITTING: Record<string, Change> = {
  'takes more than before': { module: taking("'small' | 'large'", "'small' | 'large' | 'huge'; colour?: string") },
  'no longer takes what nobody gives': { module: taking(SIZE, '') },
  'leaves out what need not be given': { taken: { role: { ...TEXT, isOptional: true } } },
  'gives a text to who takes any': {
    module: giving(PLACED, `role="Mentor" ${PLACED}`),
    taken: { role: TEXT },
  },
  'gives what its text does not tell': {
    module: giving(PLACED, `{...mentor} role={mentor.role} ${PLACED}`),
    taken: { role: FLAG, projectId: TEXT },
  },
  'was compiled against the same widget': {
    module: { files: TYPES_OF_INVITES },
    taken: { 'receiver.id': TEXT, 'receiver.name': TEXT },
  },
};

describe('a module and what is live beside it', () => {
  it.each(Object.entries(BREAKS))(
    'do not fit when it %s, and the finding says where',
    async (_name, { says, ...change }) => {
      expect(await findingsOf(change)).toContain(says);
    },
  );

  it.each(Object.entries(FITTING))('fit when it %s', async (_name, change) => {
    expect(await findingsOf(change)).toBe('mf-mentors is in order.');
  });

  it('are compared by names alone where a build says nothing of props', async () => {
    const subject = { ...(await readSubject(await aModule())), builtAgainst: anApi() };
    const { widgetUse: _, ...older } = someInvites();
    expect(checkModule(subject, anEnvironment({ modules: [older] }))).toEqual([]);
  });
});
