import { isDeepStrictEqual } from 'node:util';
import type { Compared } from '../../functions/testing/device/compared.ts';

/** Where a device and the server say something else; `undefined` is what one of them does not have. */
export interface Difference {
  /** `invoice/12`, or of a figure `figures.client/7`. */
  record: string;
  /** Within it, as `lines.0.unitPrice`; empty where only one of them has the record. */
  path: string;
  device: unknown;
  server: unknown;
}

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

const within = (record: string, path: string[], device: unknown, server: unknown): Difference[] => {
  if (isDeepStrictEqual(device, server)) return [];
  if (!isData(device) || !isData(server)) return [{ record, path: path.join('.'), device, server }];
  const names = new Set([...Object.keys(device), ...Object.keys(server)]);
  return [...names].flatMap((name) => within(record, [...path, name], device[name], server[name]));
};

/** What differs between the two, record by record. */
export const differing = ({ device, server }: Compared): Difference[] => {
  const records = new Set([...Object.keys(device), ...Object.keys(server)]);
  return [...records].flatMap((record) => within(record, [], device[record], server[record]));
};
