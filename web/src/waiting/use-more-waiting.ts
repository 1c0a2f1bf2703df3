import { useWaiting } from '../store/waiting.ts';

/** Shown beside the server's figures: how many more records are queued here, by the path they are sent to. */
export const useMoreWaiting = (...paths: string[]): (string | undefined)[] => {
  const { entries } = useWaiting();
  return paths.map((path) => {
    const count = entries.filter(({ route }) => route === `POST ${path}`).length;
    return count > 0 ? `+${count} waiting` : undefined;
  });
};
