/** What usually helps when a sign-in failed. */
export const solutions = [
  'After a captcha error, wait 30 seconds and try again.',
  'Refresh the page.',
  "Clear the browser's cache and cookies for this site.",
  'Try another browser. Chrome, Edge, Firefox and Safari in their current versions are supported.',
  'If you already have an account with the sign-in service, sign in rather than sign up.',
] as const;

/** How signing in works here, for whoever helps. */
export const statusLines = [
  ['Sign-in', 'Handled by a separate identity service; this app never sees a password'],
  ['Cookies', 'Needed for signing in; one session cookie, no tracking'],
  ['Supported browsers', 'Chrome, Edge, Firefox, Safari'],
] as const;

/** How long a captcha error asks to wait, in seconds. */
export const retryWaitSeconds = 30;
