import type { Changes } from '#shared/sync/contract.ts';
import type { Api } from '../../local/testing/api-client.ts';

/** A device's copy of the feed of changes. */
export interface Device {
  cursor: string;
  /** Records by name, such as `client/12`. */
  records: Map<string, unknown>;
  /** Idempotency keys of the calls reported as done. */
  done: string[];
}

const ask = async (api: Api, query: Record<string, string>): Promise<Changes> => {
  const { status, body } = await api.send({
    method: 'GET',
    path: `/api/changes?${new URLSearchParams(query)}`,
  });
  if (status !== 200) throw new Error(`The changes answered ${status}: ${JSON.stringify(body)}`);
  return body as Changes;
};

/** A first page and all that follow it. */
export const wholeOf = async (
  api: Api,
  first: Changes,
  query: Record<string, string> = {},
): Promise<Changes[]> => {
  const pages = [first];
  for (let page = first.page; page !== undefined; page = pages.at(-1)?.page)
    pages.push(await ask(api, { ...query, page }));
  return pages;
};

const name = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`;

/** Applies all pages of changes to the device. */
export const take = (device: Device, pages: readonly Changes[]): void => {
  for (const { records, gone, done, to } of pages) {
    for (const record of records) device.records.set(name(record), record.data);
    for (const each of gone) device.records.delete(name(each));
    device.done.push(...done);
    device.cursor = to;
  }
};

/** A device after its first fill. */
export const filled = async (api: Api, query: Record<string, string> = {}): Promise<Device> => {
  const device: Device = { cursor: '', records: new Map(), done: [] };
  take(device, await wholeOf(api, await ask(api, query), query));
  return device;
};

/** Fetches what changed since the device's cursor and applies it. */
export const pull = async (
  api: Api,
  device: Device,
  query: Record<string, string> = {},
): Promise<Changes[]> => {
  const { cursor: since } = device;
  const asked = await api.send({
    method: 'GET',
    path: `/api/changes?${new URLSearchParams({ ...query, since })}`,
  });
  if (asked.status === 204) return [];
  if (asked.status !== 200) throw new Error(`The changes answered ${asked.status}`);
  const pages = await wholeOf(api, asked.body as Changes, query);
  take(device, pages);
  return pages;
};
