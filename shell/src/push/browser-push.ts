import type { PushSubscriptionData } from '@crewdeck/contract';
import { createHttp } from '@crewdeck/module-sdk/host';

// The edge serves it from the shell's release. Its scope contains no page.
const WORKER = '/push/worker.js';
const SCOPE = '/push/';

const http = createHttp('shell');
let isListening = false;

const registrationHere = () => navigator.serviceWorker.getRegistration(SCOPE);

/** `null` while this browser has no push subscription. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await registrationHere())?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser. Notifications must be allowed.
 *
 * @param publicKey the site's VAPID key; an older subscription may use another one
 * @throws DOMException when the browser's push service can't be reached, or what a call throws
 */
export async function startPush(publicKey: string): Promise<void> {
  const registration = await withActiveWorker();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  await tellApi(await registration.pushManager.subscribe(wanted));
}

/** Unsubscribes while the person is still signed in. If the API misses the call, the push service tells it later. */
export async function endPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  const told = http.send('DELETE /api/account/push-subscriptions', { query: { endpoint } });
  await Promise.all([subscription.unsubscribe(), told.catch(warn)]);
}

/** Sends the subscription again, because browsers replace it now and then, and updates the worker. */
export async function renewPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await tellApi(subscription);
  await (await registrationHere())?.update();
}

/** Unsubscribes a browser in which nobody is signed in. */
export async function forgetPush(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** Opens the target of a clicked notification in this tab, when the worker asks for it. */
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
  // Its type leaves open what the browser always says.
  return http.send('POST /api/account/push-subscriptions', { body: subscription.toJSON() as PushSubscriptionData });
}

/** Subscribing needs an active worker. */
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
  console.warn('The API could not be told that this browser has unsubscribed.', error);
}
