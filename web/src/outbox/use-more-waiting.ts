import { useWaiting } from './waiting.ts';

/** Said beside a figure of the server's: how many more were made here and wait, by the path they are sent to. */
export const useMoreWaiting = (path: string): string | undefined => {
  const count = useWaiting().entries.filter(({ route }) => route === `POST ${path}`).length;
  return count > 0 ? `+${count} waiting` : undefined;
};
