import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked, AwsCall } from './call.ts';

/** Where calls are recorded, a file for each process; nothing is recorded where it is not set. */
export const recordings = (): string | undefined => process.env.FETTLE_CALLS;

const seen = new Set<string>();

/** Whose record, picture or partition it is matters to no policy: `user#1` and `user#2` are of one kind. */
const kindOf = (text: string): string => text.replace(/^(arn:aws:s3:::[^/]+\/[^/]+\/|[\w-]+[#/]).*$/s, '$1');

/** The same for calls that are one to every policy. */
export const shapeOf = (call: AwsCall): string =>
  JSON.stringify(call, (_, value) => (typeof value === 'string' ? kindOf(value) : value));

/** Writes down what a Lambda asks for, the first of each kind. */
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
