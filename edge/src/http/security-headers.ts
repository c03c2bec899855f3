import { authDomainOf, type EdgeConfig } from '../config.ts';

/** The identity provider's own origins: its calls, and the script and frame of its popup. */
const PROVIDER_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const PROVIDER_POPUP_SCRIPT = 'https://apis.google.com';

/** None of these is used, and no release may begin to unseen. */
const SWITCHED_OFF = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'];
const HTTPS_FOR_SECONDS = 365 * 24 * 3_600;

/**
 * Headers of every page. Scripts come from this origin only, never from strings and never inline; so do pictures, whose addresses
 * could carry something out (ADR 16).
 */
export function securityHeaders(config: EdgeConfig): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(config, {}),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    // On a developer's machine it would lead all of localhost to https.
    ...(config.NODE_ENV === 'production' && { 'strict-transport-security': `max-age=${HTTPS_FOR_SECONDS}` }),
  };
}

/** What a page has that others have not. */
export interface PageNeeds {
  /** Origin of the server that one module comes from, whose files change with every build. */
  development?: string | undefined;
  /** Hash of the style sheet that stands in the document. */
  styles?: string | undefined;
}

/** The content policy of one page. One that is not strict may open the identity provider's popup as well. */
export function pagePolicy(config: EdgeConfig, isStrict: boolean, { development, styles }: PageNeeds): string {
  const needs = { own: development ? [development] : [], styles: styles ? [styles] : [] };
  if (isStrict) return contentPolicy(config, needs);
  const frames = [config.FIREBASE_AUTH_EMULATOR_URL ?? `https://${authDomainOf(config)}`];
  return contentPolicy(config, { ...needs, scripts: [PROVIDER_POPUP_SCRIPT], frames });
}

interface Further {
  /** Where everything of Crewdeck may come from as well. */
  own?: string[];
  scripts?: string[];
  styles?: string[];
  frames?: string[];
}

function contentPolicy(config: EdgeConfig, further: Further): string {
  const { own: more = [], scripts = [], styles = [], frames = ["'none'"] } = further;
  const own = ["'self'", ...more];
  const emulator = config.FIREBASE_AUTH_EMULATOR_URL;
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...own, ...scripts],
    'worker-src': ["'self'"],
    'style-src': [...own, ...styles],
    'img-src': own,
    'font-src': own,
    'connect-src': [...own, ...(emulator ? [emulator] : PROVIDER_CALLS)],
    'frame-src': frames,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
