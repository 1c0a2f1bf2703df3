/** Above this share of what the browser gives it is nearly full. */
const nearlyFull = 0.8;

/** Whether this device has little room left for the app; false where the browser does not say. */
export const isNearlyFull = async (): Promise<boolean> => {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota > 0 && usage / quota > nearlyFull;
};
