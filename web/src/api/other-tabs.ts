/** Tabs of one browser share their session, so they tell each other whose it is by now. */
const channel = 'fettle-user';

const tabs = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(channel) : null;

/** Tells the other tabs who is signed in, as the server has just said. */
export const tellTabs = (userId: string): void => {
  const told = tabs();
  told?.postMessage(userId);
  told?.close();
};

/** Hears from other tabs who is signed in. */
export const onTold = (hear: (userId: string) => void): void => {
  tabs()?.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data));
};
