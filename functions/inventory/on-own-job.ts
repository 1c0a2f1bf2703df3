import { expectOwnJob } from '#functions/jobs/own.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { fieldMoveTypes, type MoveInput, whichJob } from '#shared/inventory/move.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** Field workers may only take items for their own jobs, and return items from them. Throws 400 naming `type` or `jobId`. */
export const expectOnOwnJob = async (
  firmId: FirmId,
  { type, jobId }: MoveInput,
  mine: number,
): Promise<void> => {
  if (!fieldMoveTypes.some((each) => each === type))
    throw invalidField('type', 'Only the office counts stock and books it in', 'not_yours');
  if (jobId === null || jobId === undefined) throw invalidField('jobId', whichJob, 'required');
  await expectOwnJob(firmId, jobId, mine);
};
