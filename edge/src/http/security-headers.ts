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
 *
 * @param development origin of the server that one module comes from, for this answer only
 */
export function securityHeaders(config: EdgeConfig, development?: string): Record<string, string> {
  const own = ["'self'", ...(development ? [development] : [])];
  const emulator = config.FIREBASE_AUTH_EMULATOR_URL;
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...own, PROVIDER_POPUP_SCRIPT],
    'worker-src': ["'self'"],
    'style-src': own,
    'img-src': own,
    'font-src': own,
    'connect-src': [...own, ...(emulator ? [emulator] : PROVIDER_CALLS)],
    'frame-src': [emulator ?? `https://${authDomainOf(config)}`],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    // On a developer's machine it would lead all of localhost to https.
    ...(config.NODE_ENV === 'production' && { 'strict-transport-security': `max-age=${HTTPS_FOR_SECONDS}` }),
  };
}
