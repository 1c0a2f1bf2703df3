import type { EntityItem } from 'electrodb';
import { exportPrefix } from '#functions/lib/export-prefix.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { exportDays } from '#shared/account/contract.ts';
import { exportEntity, workEntity } from './entity.ts';

type StoredExport = EntityItem<typeof exportEntity>;

export const exportKey = (userId: string): string => `${exportPrefix(userId)}fettle-export.zip`;

/** Work that has shown no sign of life for so long has died; milliseconds. */
const deadMs = 2 * 60 * 1000;
const keptMs = exportDays * 24 * 60 * 60 * 1000;

const isAlive = ({ status, beatAt = 0 }: StoredExport): boolean =>
  status === 'working' && Date.now() - beatAt < deadMs;

const hasExpired = ({ readyAt }: StoredExport): boolean =>
  readyAt !== undefined && Date.now() - Date.parse(readyAt) > keptMs;

const read = async (userId: string) => (await exportEntity.get({ userId }).go({ consistent: true })).data;

/** How far the user's newest export is, with the address of the ZIP once it is ready. */
export const exportStateOf = async (userId: string) => {
  const kept = await read(userId);
  if (!kept || hasExpired(kept)) return { status: 'none' as const };
  if (kept.status !== 'ready') return kept;
  return { ...kept, url: await signedUrl(exportKey(userId)) };
};

/** Begins an export, unless one is under way already. */
export const startExport = async (userId: string, once: Once) => {
  const kept = await read(userId);
  if (kept && isAlive(kept)) return kept;
  const now = Date.now();
  const begun = {
    userId,
    status: 'working' as const,
    done: 0,
    total: 0,
    startedAt: new Date(now).toISOString(),
    beatAt: now,
  };
  await transact([
    write(exportEntity.put(begun)),
    write(workEntity.put({ kind: 'export', userId, beatAt: now })),
    ...once.writes(begun),
  ]);
  await enqueue('work', [{ kind: 'export', userId }]);
  return begun;
};
