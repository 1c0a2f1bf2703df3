/** What usually helps when a sign-in failed. */
export const solutions = [
  'After a captcha error, wait 30 seconds and try again.',
  'Refresh the page.',
  "Clear the browser's cache and cookies for this site.",
  'Try another browser. We support the latest Chrome, Edge, Firefox and Safari.',
  'If you already have an account, sign in rather than sign up.',
] as const;

/** How signing in works here, for support. */
export const statusLines = [
  ['Sign-in', 'A separate service signs you in. We never see your password'],
  ['Cookies', 'We need one cookie to keep you signed in. No tracking'],
  ['Supported browsers', 'Chrome, Edge, Firefox, Safari'],
] as const;

/** The wait after a captcha error, in seconds. */
export const retryWaitSeconds = 30;
