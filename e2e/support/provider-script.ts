import type { BrowserContext } from '@playwright/test';

/**
 * The provider's popup needs one script from the internet, which carries messages between the page and the provider's
 * frame. A test network has no internet, so this one address is answered with the few calls in use, over `postMessage`.
 * Everything else (frame, popup, accounts, tokens) is the real emulator.
 */
export async function answerProviderScript(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installFrameMessaging.toString()})();` }),
  );
}

type Handler = (payload: unknown) => unknown;
interface Message {
  channel?: string;
  id?: number;
  reply?: number;
  event?: string;
  payload?: unknown;
}

/** Runs in the browser, in the page as well as in the provider's frame, so that it may use nothing from outside itself. */
function installFrameMessaging(): void {
  const CHANNEL = 'provider-frame';
  const PING_EVERY_MS = 50;

  function connectTo(peer: () => Window | null) {
    const handlers = new Map<string, Handler>([['ping', () => true]]);
    const waiting = new Map<number, (results: unknown[]) => void>();
    let sent = 0;

    async function answer({ id, event, payload }: Message): Promise<void> {
      const result = await handlers.get(event ?? '')?.(payload);
      peer()?.postMessage({ channel: CHANNEL, reply: id, payload: result }, '*');
    }

    function settle({ reply, payload }: Message): void {
      const callback = waiting.get(reply ?? 0);
      waiting.delete(reply ?? 0);
      try {
        callback?.([payload]);
      } catch {
        // The provider's library throws at the end of a callback that has done its work; its own transport ignores that too.
      }
    }

    window.addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
      if (source !== peer() || data?.channel !== CHANNEL) return;
      if (data.reply === undefined) void answer(data);
      else settle(data);
    });

    const connection = {
      restyle: async () => undefined,
      register: (event: string, handler: Handler) => handlers.set(event, handler),
      send: (event: string, payload: unknown, callback: (results: unknown[]) => void) => {
        sent += 1;
        waiting.set(sent, callback);
        peer()?.postMessage({ channel: CHANNEL, id: sent, event, payload }, '*');
      },
      ping: () =>
        new Promise<void>((resolve) => {
          const timer = setInterval(() => connection.send('ping', null, stop), PING_EVERY_MS);
          function stop(): void {
            clearInterval(timer);
            resolve();
          }
        }),
    };
    return connection;
  }

  function open({ url, where }: { url: string; where: HTMLElement }, onOpen: (iframe: unknown) => Promise<unknown>) {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    where.append(frame);
    return onOpen(connectTo(() => frame.contentWindow));
  }

  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: 'any',
    Iframe: class {},
    getContext: () => ({ open, getParentIframe: () => connectTo(() => window.parent) }),
  };
  const gapi = { load: (_name: string, { callback }: { callback: () => void }) => callback(), iframes };
  Object.assign(window, { gapi });

  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const onload = (script && new URL(script).searchParams.get('onload')) || 'gapi_onload';
  const callback: unknown = Reflect.get(window, onload);
  if (typeof callback === 'function') callback();
}
