import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AwsCall } from '../../local/recording/call.ts';
import { shapeOf } from '../../local/recording/file.ts';

/** The AWS calls that the functions made in earlier tests, one of each kind. */
export const recordedIn = (folder: string): AwsCall[] => {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trim().split('\n'),
  );
  const calls = lines.map((line): AwsCall => JSON.parse(line));
  return [...new Map(calls.map((call) => [shapeOf(call), call])).values()];
};
