import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An object's metadata. */
export interface ObjectRecord {
  key: string;
  /** The file with the content. */
  file: string;
  size: number;
  etag: string;
  modified: string;
  /** Headers to return: content type and disposition, `x-amz-meta-*`, checksums. */
  headers: Record<string, string>;
}

export interface Bucket {
  put: (key: string, body: Buffer, headers: Record<string, string>) => Promise<ObjectRecord>;
  find: (key: string) => ObjectRecord | undefined;
  read: (record: ObjectRecord) => Promise<Buffer>;
  remove: (key: string) => Promise<void>;
  /** In the order of the keys' UTF-8 bytes, as S3 lists them. */
  keysUnder: (prefix: string) => ObjectRecord[];
}

const recordFile = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`;

/** Deletes content without a record, left by a crash. */
function load(folder: string): Map<string, ObjectRecord> {
  const names = readdirSync(folder);
  const records = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ObjectRecord);
  const kept = new Set(records.map(({ file }) => file));
  for (const name of names.filter((each) => !each.endsWith('.json') && !kept.has(each)))
    rmSync(join(folder, name), { force: true });
  return new Map(records.map((record) => [record.key, record]));
}

/**
 * A bucket in a folder. The content is written first, then the record is renamed into place, so that a crash leaves either the old
 * object or the new one.
 */
export function openBucket(folder: string): Bucket {
  mkdirSync(folder, { recursive: true });
  const records = load(folder);
  const forget = (record: ObjectRecord | undefined) =>
    record ? rm(join(folder, record.file), { force: true }) : undefined;

  return {
    async put(key, body, headers) {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const file = `${randomUUID()}.bytes`;
      const record = { key, file, size: body.length, etag, modified: new Date().toISOString(), headers };
      await writeFile(join(folder, file), body);
      await writeFile(join(folder, `${file}.new`), JSON.stringify(record));
      await rename(join(folder, `${file}.new`), join(folder, recordFile(key)));
      const before = records.get(key);
      records.set(key, record);
      await forget(before);
      return record;
    },
    find: (key) => records.get(key),
    read: (record) => readFile(join(folder, record.file)),
    async remove(key) {
      const before = records.get(key);
      records.delete(key);
      await rm(join(folder, recordFile(key)), { force: true });
      await forget(before);
    },
    keysUnder: (prefix) =>
      [...records.values()]
        .filter((record) => record.key.startsWith(prefix))
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
  };
}
