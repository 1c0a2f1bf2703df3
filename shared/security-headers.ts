/** Origins, without a path, that a page may load from besides its own. */
export interface PageOrigins {
  /** The bucket that serves receipt images and large reports by signed URL. */
  images: string;
  /** The identity provider: the sign-out form is redirected to it, and browsers apply `form-action` to redirects. */
  identity: string;
}

const stripeScript = 'https://js.stripe.com';
const stripeApi = 'https://api.stripe.com';

const contentSecurityPolicy = ({ images, identity }: PageOrigins) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", stripeScript, 'https://*.js.stripe.com'],
  // Radix positions its popovers with style attributes.
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

/** The folder of the built files that have a content hash in their name. */
export const hashedFiles = '/assets/';

/**
 * The only security header of hashed files: the others concern documents and replies, and made up a tenth of a first visit's bytes
 * on a slow connection.
 */
export const hashedFileHeaders = { 'x-content-type-options': 'nosniff' };

/** The headers of every page and API reply: set by CloudFront when deployed and by the local gateway. */
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

/** The page with the card form. The app opens it as a separate document, because headers belong to documents. */
export const payingPage = '/payment';

/**
 * That page's own headers: Google Pay replies through the window it opens, which `same-origin` cuts off. Apple Pay, and Google Pay
 * in Chrome, are built into the browser and need nothing.
 */
export const payingHeaders = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Where customers open documents sent to them. Matched as a prefix, so its file and the path with a slash are included. */
export const guestPage = '/guest';

export const isGuestPage = (path: string): boolean => path.startsWith(guestPage);

/** The hash of the one inline script in web/guest.html. */
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

/** That page's own headers: it loads only from us and sends no referrer, and neither browsers nor search engines store it. */
export const guestHeaders = {
  // Otherwise whatever imports a path from here, such as the service worker, carries the policy too.
  'content-security-policy': /* @__PURE__ */ policyText(guestPolicy),
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

/** Also on every API reply, including those from a gateway itself: never cached. */
export const apiHeaders = { 'cache-control': 'no-store' };

/** Sent only over https: browsers ignore it on plain http, and localhost must never be pinned to https. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';
