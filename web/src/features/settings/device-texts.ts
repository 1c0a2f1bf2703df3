const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' });

export const deviceTexts = {
  keep: 'Keep a copy on this device',
  keepHint: 'Fettle opens straight away and works offline. Leave this off on a shared computer.',
  denied: 'This browser won’t let Fettle save anything, so it only works online. Is it a private window?',
  installed: 'Ready for offline use.',
  notInstalled: 'Not ready for offline use yet. It downloads while you’re online.',
  nearlyFull:
    'This device is nearly full. We’ve taken off what you haven’t opened for a while. It’s safe with us.',
  held: (lists: number, used: string | undefined) =>
    `${lists} ${lists === 1 ? 'list or record' : 'lists and records'} saved here${used ? `, ${used} in all` : ''}.`,
  /** About somebody who used this device before. `until` in milliseconds. */
  closed: (count: number, until: number) =>
    `${changes(count)} from another account ${count === 1 ? 'is' : 'are'} saved here until ${day.format(until)}. Sign in to that account to send ${count === 1 ? 'it' : 'them'}.`,
} as const;
