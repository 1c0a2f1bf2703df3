const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' });

export const deviceTexts = {
  keep: 'Keep a copy on this device',
  keepHint:
    'Fettle then opens at once and can be read without a connection. Leave it off on a computer that others use.',
  denied: 'This browser lets Fettle keep nothing, as a private window does. It works with a connection only.',
  installed: 'The app is on this device.',
  notInstalled: 'The app is not on this device yet. It comes while you are connected.',
  nearlyFull: 'This device is nearly full. What you have not looked at for longest is not kept.',
  held: (lists: number, used: string | undefined) =>
    `${lists} ${lists === 1 ? 'list or record' : 'lists and records'} kept here${used ? `, ${used} in all` : ''}.`,
  /** Of somebody who used this device before. `until` in milliseconds. */
  closed: (count: number, until: number) =>
    `${changes(count)} of another account ${count === 1 ? 'waits' : 'wait'} here until ${day.format(until)}. Sign in to that account to send ${count === 1 ? 'it' : 'them'}.`,
} as const;
