import { paths } from '@crewdeck/contract';
import { createHttp } from '@crewdeck/module-sdk/host';

// The edge serves it, from the shell's release. In this folder it may have no page in its scope.
const WORKER = '/push/worker.js';
const SCOPE = '/push/';

const http = createHttp('shell');
let isListening = false;

const registrationHere = () => navigator.serviceWorker.getRegistration(SCOPE);

/** `null` while nobody is told in this browser. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await registrationHere())?.pushManager.getSubscription()) ?? null;
}

/**
 * Begins to tell the person in this browser, which must allow it.
 *
 * @param publicKey of the site; an older subscription may be to another one
 * @throws DOMException when the browser's push service can't be reached, or what a call throws
 */
export async function startPush(publicKey: string): Promise<void> {
  const registration = await withActiveWorker();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  await tellApi(await registration.pushManager.subscribe(wanted));
}

/** Ends it, for whoever is still signed in. What the API does not hear of it learns from the push service. */
export async function endPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  const told = http.delete(`${paths.pushSubscriptions()}?${new URLSearchParams({ endpoint })}`);
  await Promise.all([subscription.unsubscribe(), told.catch(warn)]);
}

/** Browsers change what they subscribed to now and then, and the worker comes with the shell that is live. */
export async function renewPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await tellApi(subscription);
  await (await registrationHere())?.update();
}

/** Nobody is signed in here, so nobody is told here. */
export async function forgetPush(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** Goes where a click on a notification leads, in this tab. */
export function answerClicks(open: (path: string) => void): void {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (typeof data?.open !== 'string') return;
    port?.postMessage('taken');
    open(data.open);
  });
  navigator.serviceWorker.startMessages();
}

function tellApi(subscription: PushSubscription): Promise<void> {
  return http.post(paths.pushSubscriptions(), subscription.toJSON());
}

/** Only a worker that is active can be subscribed for. */
async function withActiveWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration);
      if (worker.state === 'redundant') reject(new Error('The worker of push could not be installed.'));
    });
  });
}

function warn(error: unknown): void {
  console.warn('That this browser is told no more could not be said.', error);
}
