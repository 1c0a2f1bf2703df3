import fc from 'fast-check';
import type { Contract } from '#shared/route.ts';
import type { Sent } from '../../../local/testing/api-client.ts';
import { exampleBodies } from '../examples.ts';
import { whiteDot } from '../forms.ts';
import { type Known, paramsFor } from '../known.ts';
import { fromShape } from './from-shape.ts';
import { hostile } from './values.ts';

const escaped = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

const pathOf = ({ path }: Contract, known: Known): fc.Arbitrary<string> => {
  const mine: Record<string, unknown> = paramsFor(path, known) ?? {};
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(mine[name] ?? known.invoices) },
      hostile.map((value) => `${escaped(typeof value === 'object' ? '{}' : value).slice(0, 500)}` || '0'),
    ),
  );
  return fc
    .tuple(...values)
    .map((given) => names.reduce((whole, name, at) => whole.replace(`{${name}}`, `${given[at]}`), path));
};

const queryOf = ({ query }: Contract, known: Known): fc.Arbitrary<string> => {
  const shaped = query ? fromShape(query, known) : fc.constant({});
  const stray = fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 20 }), { maxKeys: 2 });
  return fc.oneof({ weight: 4, arbitrary: shaped }, stray).map((fields) => {
    const pairs = Object.entries((fields ?? {}) as object).slice(0, 8);
    const text = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value).slice(0, 3000)}`);
    return text.length > 0 ? `?${text.join('&')}` : '';
  });
};

/** A call's example with a few fields replaced by generated values. */
const nearly = (key: string, shaped: fc.Arbitrary<unknown>, known: Known): fc.Arbitrary<unknown> => {
  const example = exampleBodies[key]?.(known) ?? {};
  const names = Object.keys(example);
  return fc
    .tuple(shaped, fc.subarray(names, { maxLength: Math.min(3, names.length) }))
    .map(([given, changed]) => {
      const other = (given ?? {}) as Record<string, unknown>;
      const changes = changed.flatMap((name) => (name in other ? [[name, other[name]]] : []));
      return { ...example, ...Object.fromEntries(changes) };
    });
};

const jsonOf = (route: Contract, key: string, known: Known): fc.Arbitrary<unknown> => {
  if (!route.body) return hostile;
  const shaped = fromShape(route.body, known);
  return fc.oneof(
    { weight: 4, arbitrary: nearly(key, shaped, known) },
    { weight: 3, arbitrary: shaped },
    { weight: 1, arbitrary: hostile },
  );
};

const files = fc.constantFrom<Uint8Array<ArrayBuffer>>(
  whiteDot,
  whiteDot.slice(0, 40),
  new Uint8Array(),
  new Uint8Array(Buffer.from('%PDF-1.7')),
);

const formOf = (json: unknown, file: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.append('file', new Blob([file]), 'till.png');
  if (json !== undefined) form.append('data', JSON.stringify(json));
  return form;
};

const bodyOf = (route: Contract, key: string, known: Known): fc.Arbitrary<unknown> => {
  const json = jsonOf(route, key, known);
  if (route.upload) return fc.tuple(json, files).map(([data, file]) => formOf(route.body && data, file));
  if (route.method === 'GET') return fc.constant(undefined);
  if (!route.body) return fc.option(json, { nil: undefined });
  const broken = fc.tuple(json, fc.nat()).map(([value, at]) => {
    const text = JSON.stringify(value) ?? '';
    return Buffer.from(text, 'latin1').subarray(0, at % (text.length + 1));
  });
  return fc.oneof({ weight: 12, arbitrary: json }, broken);
};

const visible = fc.stringMatching(/^[\x21-\x7e]{1,40}$/);
const headersOf = (): fc.Arbitrary<Record<string, string | undefined>> =>
  fc.record(
    {
      'idempotency-key': fc.oneof(visible, fc.constantFrom('a', 'b', 'c', 'x'.repeat(300), 'a b')),
      accept: visible,
      'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'x'),
      'if-none-match': visible,
    },
    { requiredKeys: [] },
  );

export interface Request extends Sent {
  /** The call's key in the route table. */
  key: string;
}

/** Requests for one call: right, nearly right, and hostile. */
export const requestsFor = (key: string, route: Contract, known: Known): fc.Arbitrary<Request> =>
  fc
    .record({
      path: pathOf(route, known),
      query: queryOf(route, known),
      body: bodyOf(route, key, known),
      headers: headersOf(),
    })
    .map(({ path, query, body, headers }) => ({
      key,
      method: route.method,
      path: path + query,
      body,
      headers,
    }));
