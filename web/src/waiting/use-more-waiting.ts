import { useWaiting } from '../store/waiting.ts';

/** Said beside figures of the server's: how many more were made here and wait, by the path that each is sent to. */
export const useMoreWaiting = (...paths: string[]): (string | undefined)[] => {
  const { entries } = useWaiting();
  return paths.map((path) => {
    const count = entries.filter(({ route }) => route === `POST ${path}`).length;
    return count > 0 ? `+${count} waiting` : undefined;
  });
};
