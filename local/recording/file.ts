import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked, AwsCall } from './call.ts';

/** The folder of recordings, with a file per process; nothing is recorded if unset. */
export const recordings = (): string | undefined => process.env.FETTLE_CALLS;

const seen = new Set<string>();

/** Policies don't distinguish individual records, pictures or partitions: `user#1` and `user#2` are the same kind. */
const kindOf = (text: string): string => text.replace(/^(arn:aws:s3:::[^/]+\/[^/]+\/|[\w-]+[#/]).*$/s, '$1');

/** The same for calls that no policy can distinguish. */
export const shapeOf = (call: AwsCall): string =>
  JSON.stringify(call, (_, value) => (typeof value === 'string' ? kindOf(value) : value));

/** Records a Lambda's calls, the first of each kind. */
export const keep = (by: string, asked: Asked[]): void => {
  const folder = recordings();
  if (!folder) return;
  for (const call of asked.map((each) => ({ by, ...each }))) {
    const shape = shapeOf(call);
    if (seen.has(shape)) continue;
    seen.add(shape);
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(call)}\n`);
  }
};
