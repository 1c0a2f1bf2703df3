import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
import { onStore, storeNow } from '../store/live.ts';

const kinds = ['settings', 'profile'] as const;

/** Reloads the user when their settings change on any device, because part of that reply is in no record. */
export const followSettings = (): void => {
  let before: string | undefined;
  onStore(() => {
    const store = storeNow();
    if (!store || !kinds.every((kind) => store.filled.has(kind))) return;
    const now = kinds.map((kind) => store.records.version(kind)).join();
    if (before !== undefined && before !== now) void queryClient.invalidateQueries(userQuery);
    before = now;
  });
};
