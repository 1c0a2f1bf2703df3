import type { EntityItem } from 'electrodb';
import { exportPrefix } from '#functions/lib/export-prefix.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { exportEntity, workEntity } from '#functions/lib/work-entity.ts';
import { exportDays } from '#shared/account/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';

type StoredExport = EntityItem<typeof exportEntity>;

export const exportKey = (firmId: FirmId): string => `${exportPrefix(firmId)}fettle-export.zip`;

/** Background work without a heartbeat for this long has died; in milliseconds. */
const deadMs = 2 * 60 * 1000;
const keptMs = exportDays * 24 * 60 * 60 * 1000;

const isAlive = ({ status, beatAt = 0 }: StoredExport): boolean =>
  status === 'working' && Date.now() - beatAt < deadMs;

const hasExpired = ({ readyAt }: StoredExport): boolean =>
  readyAt !== undefined && Date.now() - Date.parse(readyAt) > keptMs;

const read = async (firmId: FirmId) => (await exportEntity.get({ firmId }).go({ consistent: true })).data;

/** The progress of the firm's newest export, with the address of the ZIP once it is ready. */
export const exportStateOf = async (firmId: FirmId) => {
  const kept = await read(firmId);
  if (!kept || hasExpired(kept)) return { status: 'none' as const };
  if (kept.status !== 'ready') return kept;
  return { ...kept, url: await signedUrl(exportKey(firmId)) };
};

/** Starts an export, unless one is in progress. */
export const startExport = async (firmId: FirmId, once: Once) => {
  const kept = await read(firmId);
  if (kept && isAlive(kept)) return kept;
  const now = Date.now();
  const begun = {
    firmId,
    status: 'working' as const,
    done: 0,
    total: 0,
    startedAt: new Date(now).toISOString(),
    beatAt: now,
  };
  await transact([
    write(exportEntity.put(begun)),
    write(workEntity.put({ kind: 'export', of: firmId, beatAt: now })),
    ...once.writes(begun),
  ]);
  await enqueue('work', [{ kind: 'export', of: firmId }]);
  return begun;
};
