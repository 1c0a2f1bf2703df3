import { useNow } from '../components/use-now.ts';
import { serverNow } from '../store/clock.ts';

const everyMs = 15_000;

/** The time by the server's clock; renders again every 15 seconds. */
export const useServerNow = (): number => {
  useNow(everyMs);
  return serverNow();
};
