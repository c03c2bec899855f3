import type { Control, Engine } from './engine.ts';

const ROLES = { button: 'button, [role="button"]', link: 'a[href]', field: 'input, textarea' };

/** The one interface that the journey is written against: a person with a browser. Each wait ends at the engine's limit. */
export class Visitor {
  readonly #engine: Engine;
  readonly #url: string;

  constructor(engine: Engine, url: string) {
    this.#engine = engine;
    this.#url = url;
  }

  open(path: string): Promise<void> {
    return this.#engine.open(new URL(path, this.#url).href);
  }

  reload(): Promise<void> {
    return this.#engine.reload();
  }

  /** @param within a text of the list item that the control belongs to */
  async click(role: 'button' | 'link', name: string, within = ''): Promise<void> {
    await (await this.#control(role, name, within)).click();
  }

  async type(label: string, text: string): Promise<void> {
    await (await this.#control('field', label, '')).type(text);
  }

  async see(text: string): Promise<void> {
    await this.#engine.find(`"${text}"`, findText, text);
  }

  /** Waits until the address has this path. */
  async arriveAt(path: string): Promise<void> {
    await this.#engine.find(path, findAt, path);
  }

  #control(role: keyof typeof ROLES, name: string, within: string): Promise<Control> {
    return this.#engine.find(`${role} "${name}"`, findControl, ROLES[role], name, within);
  }
}

// These run in the page, so none of them uses anything from here.

function findControl(selector = '', name = '', within = ''): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const [label] =
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null) ?? [];
    return plain(element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent);
  };
  const isInReach = (element: Element) =>
    element.checkVisibility() && !element.closest(':disabled, [inert], [aria-hidden="true"], [aria-busy="true"]');
  const isWithin = (element: Element) => !within || plain(element.closest('li')?.textContent).includes(within);
  const all = [...document.querySelectorAll(selector)];
  const found = all.find((element) => nameOf(element) === name && isInReach(element) && isWithin(element));
  // What still moves would not be there any more when it is clicked.
  const place = found && [name, ...Object.values(found.getBoundingClientRect().toJSON())].join();
  const isStill = place === Reflect.get(window, 'lastPlace');
  Reflect.set(window, 'lastPlace', place);
  return (isStill && found) || null;
}

function findText(text = ''): Element | null {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  return document.body.innerText.toLowerCase().includes(text.toLowerCase()) ? document.body : null;
}

function findAt(path = ''): Element | null {
  return location.pathname === path ? document.body : null;
}
