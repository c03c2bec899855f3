import { authDomainOf, type EdgeConfig } from '../config.ts';

/** The identity provider's own origins: its calls, and the script and frame of its popup. */
const PROVIDER_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const PROVIDER_POPUP_SCRIPT = 'https://apis.google.com';

/** None of these is used, and no release may begin to unseen. */
const SWITCHED_OFF = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'bluetooth',
  'display-capture',
];
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

/**
 * What a page that is not strict gets in place of that: it may open the identity provider's popup as well.
 *
 * @param development origin of the server that one module comes from
 */
export function lenientHeaders(config: EdgeConfig, development?: string): Record<string, string> {
  const own = development ? [development] : [];
  const frames = [config.FIREBASE_AUTH_EMULATOR_URL ?? `https://${authDomainOf(config)}`];
  return { 'content-security-policy': contentPolicy(config, { own, scripts: [PROVIDER_POPUP_SCRIPT], frames }) };
}

interface Further {
  /** Where everything of Crewdeck may come from as well. */
  own?: string[];
  scripts?: string[];
  frames?: string[];
}

function contentPolicy(config: EdgeConfig, { own: more = [], scripts = [], frames = ["'none'"] }: Further): string {
  const own = ["'self'", ...more];
  const emulator = config.FIREBASE_AUTH_EMULATOR_URL;
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...own, ...scripts],
    'worker-src': ["'self'"],
    'style-src': own,
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
