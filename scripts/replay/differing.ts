import { isDeepStrictEqual } from 'node:util';
import type { Compared } from '../../functions/testing/device/compared.ts';

/** A difference between a device and the server; `undefined` on the side that has nothing. */
export interface Difference {
  /** `invoice/12`, or of a figure `figures.client/7`. */
  record: string;
  /** The path within it, such as `lines.0.unitPrice`; empty if only one side has the record. */
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

/** The differences between the two, record by record. */
export const differing = ({ device, server }: Compared): Difference[] => {
  const records = new Set([...Object.keys(device), ...Object.keys(server)]);
  return [...records].flatMap((record) => within(record, [], device[record], server[record]));
};
