/** The share of the quota above which storage is nearly full. */
const nearlyFull = 0.8;

/** True if this device is running out of storage; false if the browser doesn't say. */
export const isNearlyFull = async (): Promise<boolean> => {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota > 0 && usage / quota > nearlyFull;
};
