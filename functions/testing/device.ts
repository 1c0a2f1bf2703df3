import type { Changes } from '#shared/sync/contract.ts';
import type { Api } from '../../local/testing/api-client.ts';

/** What a device holds of the feed of changes, and how it takes in what it is told. */
export interface Device {
  cursor: string;
  /** `client/12` and what it is. */
  records: Map<string, unknown>;
  /** Keys of calls that were said to be done. */
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

/** All pages of what a first one began. */
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

/** Takes in what is told, all pages together. */
export const take = (device: Device, pages: readonly Changes[]): void => {
  for (const { records, gone, done, to } of pages) {
    for (const record of records) device.records.set(name(record), record.data);
    for (const each of gone) device.records.delete(name(each));
    device.done.push(...done);
    device.cursor = to;
  }
};

/** A device that was just filled. */
export const filled = async (api: Api, query: Record<string, string> = {}): Promise<Device> => {
  const device: Device = { cursor: '', records: new Map(), done: [] };
  take(device, await wholeOf(api, await ask(api, query), query));
  return device;
};

/** Asks for what changed since, and takes it in. */
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
