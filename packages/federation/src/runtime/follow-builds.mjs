// Runs in the page of somebody who works on a module: brings in each build, and shows what is wrong.
import { hideOverlay, showOverlay } from './overlay.mjs';

const builds = new URL('builds', document.currentScript.src);
let current = null;
let hasThrown = false;
let updating = Promise.resolve();

new EventSource(builds).onmessage = ({ data }) => {
  const { hash, problem } = JSON.parse(data);
  if (problem !== null) showOverlay('The build failed', problem);
  else updating = updating.then(() => take(hash));
};

async function take(hash) {
  const isFirst = current === null;
  const isSame = current === hash;
  current = hash;
  // A page without the module has nothing to bring in when it is opened, but may wait for what can't be loaded later.
  const update = window.__CREWDECK_UPDATE__ ?? (async () => isFirst);
  // What has thrown is drawn again from nothing.
  if (!isSame && (hasThrown || !(await update(hash)))) location.reload();
  else if (!hasThrown) hideOverlay();
}

function tell(error) {
  if (!(error instanceof Error)) return;
  hasThrown = true;
  const title = `${error.name}: ${error.message}`;
  showOverlay(title, (error.stack ?? '').replace(title, '').trim());
}

window.addEventListener('error', ({ error }) => tell(error));
window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
// React hands what an error boundary has caught to the console, and the shell what could not be loaded.
for (const method of ['error', 'warn']) {
  const write = console[method];
  console[method] = (...values) => {
    write.apply(console, values);
    tell(values.find((value) => value instanceof Error));
  };
}
