import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';

const FOLDER = join(ROOT, 'packages/ui-kit/src');
const GLOBAL = readFileSync(join(FOLDER, 'global.css'), 'utf8');
const COMPOSED = '@layer kit.composed';
const SHEET_IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const KIT_IMPORT = /import (?:type )?\{([^}]+)\} from '\.[^']+\.tsx'/g;
/** What another component may draw: an element selector reaches it. Icons have no style sheet. */
const ELEMENT = /(?:^|[\s>+~(,])(?!(?:from|to|svg)\b)([a-z][a-z0-9]*|\*)(?=$|[\s>+~:[),.])/g;

interface Rule {
  selector: string;
  layer: string;
}

/** The rules of a style sheet, each with the layer around it. */
function rulesOf(css: string): Rule[] {
  const around: string[] = [];
  const rules: Rule[] = [];
  for (const [, head = '', brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    const selector = head.trim();
    const isInKeyframes = around.some((outer) => outer.startsWith('@keyframes'));
    if (!selector.startsWith('@') && !isInKeyframes) {
      rules.push({ selector, layer: around.find((outer) => outer.startsWith('@layer')) ?? 'none' });
    }
    around.push(selector);
  }
  return rules;
}

/** Classes of a component's own sheets that it gives to another component, or adds to a class of another sheet. */
function givenAway(component: string): Set<string> {
  const sheets = [...component.matchAll(SHEET_IMPORT)].map(([, name = '']) => name);
  const others = [...component.matchAll(KIT_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((it) => it.trim()),
  );
  const given = new Set<string>();
  for (const [, tag = '', names = ''] of component.matchAll(/<([\w.]+)\b[^<]*?className=\{([^}]*)\}/g)) {
    const used = [...names.matchAll(/(\w+)\.(\w+)/g)].filter(([, sheet = '']) => sheets.includes(sheet));
    const isMixed = new Set(used.map(([, sheet]) => sheet)).size > 1;
    for (const [, sheet, name = ''] of used)
      if (others.includes(tag) || (isMixed && sheet === 'styles')) given.add(name);
  }
  return given;
}

/** Rules that decide how another component looks, and so depend on which of two sheets comes last. */
function reachingOut(css: string, components: readonly string[]): Rule[] {
  const given = new Set(components.flatMap((component) => [...givenAway(component)]));
  return rulesOf(css).filter(({ selector }) => {
    const elements = [...selector.matchAll(ELEMENT)].map(([, element = '']) => element);
    const isDrawnHere = (element: string) => components.some((component) => component.includes(`<${element}`));
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    return elements.some((element) => !isDrawnHere(element)) || classes.some((name) => given.has(name));
  });
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => !file.includes('.spec.'));
const components = files
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ folder: dirname(join(FOLDER, file)), text: readFileSync(join(FOLDER, file), 'utf8') }));
const sheets = files.filter((file) => file.endsWith('.module.css'));
const usersOf = (sheet: string) =>
  components
    .filter(({ folder, text }) =>
      [...text.matchAll(SHEET_IMPORT)].some(([, , path = '']) => join(folder, path) === sheet),
    )
    .map(({ text }) => text);

describe.each(sheets)('%s', (file) => {
  const sheet = join(FOLDER, file);
  const css = readFileSync(sheet, 'utf8');

  it('styles another component only in the layer for that', () => {
    const wrong = reachingOut(css, usersOf(sheet)).filter(({ layer }) => layer === '@layer kit.base');
    expect(wrong).toEqual([]);
  });

  it('has each rule in a layer, and says their order where it has both', () => {
    expect(rulesOf(css).filter(({ layer }) => !/^@layer (kit\.base|kit\.composed|print)$/.test(layer))).toEqual([]);
    // The shell that is live may be of before these layers.
    if (css.includes(COMPOSED)) expect(css).toMatch(/^@layer kit\.base, kit\.composed;/);
  });
});

test('a rule that styles another component is found', () => {
  const component = `import { Button } from '../actions/button.tsx';
    import control from './control.module.css';
    import styles from './a.module.css';
    <div className={styles.own}><Button isBusy className={styles.given} /><input className={both(control.box, styles.input)} /></div>`;
  const css =
    '@layer kit.base { .own, .own:hover { } .given { } .input { } @media print { .own > button { } } .own div { } }';
  expect(reachingOut(css, [component]).map(({ selector }) => selector)).toEqual(['.given', '.input', '.own > button']);
});

test('the shell puts the layers in order: a module outranks the kit, and a composed rule the parts', () => {
  expect(GLOBAL.split('\n')[0]).toBe('@layer reset, tokens, base, kit.base, kit.composed, module, print;');
});

describe('the width of the window', () => {
  const breakpoints = [...GLOBAL.matchAll(/--breakpoint-\w+: (\d+px);/g)].map(([, width]) => width);
  const sources = readdirSync(ROOT, { encoding: 'utf8' })
    .filter((folder) => folder === 'shell' || folder.startsWith('mf-'))
    .map((folder) => join(ROOT, folder, 'src'));
  const sheetsOfPages = [FOLDER, ...sources].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  );

  it('changes a layout at few places', () => {
    expect(breakpoints.length).toBeGreaterThan(0);
    expect(breakpoints.length).toBeLessThanOrEqual(4);
  });

  it('changes a layout at these places only', () => {
    const others = sheetsOfPages.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@media[^{]*\bwidth\b[^{]*/g)]
        .map(([query]) => query.trim())
        .filter(
          (query) =>
            !breakpoints.some((width) => query.endsWith(`(width < ${width})`) || query.endsWith(`(width >= ${width})`)),
        )
        .map((query) => `${file}: ${query}`),
    );
    expect(others).toEqual([]);
  });
});
