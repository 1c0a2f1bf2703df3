/** Tabs share one session, so each tells the others who is signed in. */
const channel = 'fettle-user';

const tabs = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(channel) : null;

/** Tells the other tabs who the server says is signed in. */
export const tellTabs = (userId: string): void => {
  const told = tabs();
  told?.postMessage(userId);
  told?.close();
};

/** Listens to other tabs for who is signed in. */
export const onTold = (hear: (userId: string) => void): void => {
  tabs()?.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data));
};
