/** Where a page may load from beyond its own origin. Origins, without a path. */
export interface PageOrigins {
  /** The bucket that serves receipt images and large reports by signed address. */
  images: string;
  /** The identity provider: signing out by a form is redirected to it, which browsers hold to `form-action`. */
  identity: string;
}

const stripeScript = 'https://js.stripe.com';
const stripeApi = 'https://api.stripe.com';

const contentSecurityPolicy = ({ images, identity }: PageOrigins) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", stripeScript, 'https://*.js.stripe.com'],
  // Radix positions its popovers by style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', images],
  'connect-src': ["'self'", stripeApi, images],
  'frame-src': [stripeScript, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'", identity],
  'frame-ancestors': ["'none'"],
});

const policyText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Where the built files are whose names hold a hash of their content. */
export const hashedFiles = '/assets/';

/**
 * All that a hashed file says of security: the others are about documents and replies, and on a first visit by a slow
 * line they were a tenth of what it loaded.
 */
export const hashedFileHeaders = { 'x-content-type-options': 'nosniff' };

/** The headers of every page and every reply of the API: set by CloudFront when deployed and by the gateway on one machine. */
export function securityHeaders(origins: PageOrigins): Record<string, string> {
  return {
    'content-security-policy': policyText(contentSecurityPolicy(origins)),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Where the card form is; the app opens it as a document of its own, since headers come with documents. */
export const payingPage = '/payment';

/**
 * What that page says differently: Google Pay answers through the window it opens, which `same-origin` cuts off. Apple
 * Pay, and Google Pay in Chrome, are the browser's own and need nothing.
 */
export const payingHeaders = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Where a customer opens what they were sent. What else begins so is served with it: its file, and the path with a slash. */
export const guestPage = '/guest';

export const isGuestPage = (path: string): boolean => path.startsWith(guestPage);

/** The one script that stands in web/guest.html itself, by the hash of its text. */
export const guestScript = 'sha256-dA0TvrsHvZRLSAPTz60zdk+53pJprcWylj8Dk5M/+14=';

const guestPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", `'${guestScript}'`],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * What that page says differently: it loads from nobody but us, tells nobody where it is, and neither a browser nor a search
 * engine keeps it.
 */
export const guestHeaders = {
  'content-security-policy': policyText(guestPolicy),
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

/** What else every reply of the API says, those too that a gateway gives by itself: nobody keeps a copy. */
export const apiHeaders = { 'cache-control': 'no-store' };

/** Only over https: on plain http browsers ignore it, and localhost must never be pinned to https. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';
