const STYLES = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(12 12 16 / 97%); }
  section { max-width: 60rem; margin: 0 auto; padding: 2rem 1.5rem; color: #f4f4f6; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 1rem; color: #ff8a80; font-size: 1.25rem; overflow-wrap: anywhere; }
  pre { margin: 0 0 1.5rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.6 ui-monospace, monospace; }
  button { min-height: 2.5rem; padding: 0 1rem; font: inherit; }
`;
/** Colours and the like, which a terminal shows. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

let host = null;

/** Covers the page with what is wrong, until it is mended or somebody closes it. */
export function showOverlay(title, text) {
  hideOverlay();
  const section = document.createElement('section');
  section.setAttribute('role', 'alertdialog');
  section.setAttribute('aria-label', title);
  section.append(element('h1', title), element('pre', text.replace(ESCAPES, '')), closeButton());
  host = document.createElement('crewdeck-overlay');
  const root = host.attachShadow({ mode: 'open' });
  // The page's policy refuses style elements, but not what scripts set.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  root.append(section);
  document.documentElement.append(host);
  document.addEventListener('keydown', closeByKey);
}

export function hideOverlay() {
  host?.remove();
  host = null;
  document.removeEventListener('keydown', closeByKey);
}

function closeByKey({ key }) {
  if (key === 'Escape') hideOverlay();
}

function closeButton() {
  const button = element('button', 'Close');
  button.addEventListener('click', hideOverlay);
  return button;
}

function element(name, text) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
