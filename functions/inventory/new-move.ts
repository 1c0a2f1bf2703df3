import type { EntityItem } from 'electrodb';
import { IdTaken } from '#functions/lib/ids.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { jobMoveEntity, moveEntity } from './move-entity.ts';

export type StoredMove = EntityItem<typeof moveEntity>;

/** Writes a new move. */
export const putMove = ({ jobId, ...move }: StoredMove): Write =>
  write(
    jobId === undefined ? moveEntity.create(move) : jobMoveEntity.create({ ...move, jobId }),
    () => new IdTaken(),
  );
