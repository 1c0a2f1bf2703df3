/** What a paper says beside its own words, once. */
export const texts = { openSettings: 'Settings', openClient: 'Client' } as const;
