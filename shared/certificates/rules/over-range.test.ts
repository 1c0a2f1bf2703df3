import { expect, it } from 'vitest';
import { definitionOn } from '../definitions/definitions.ts';
import { check } from '../engine/check.ts';
import type { WrittenKind } from '../engine/definition.ts';

const today = '2026-11-24';
const found = (kind: WrittenKind, values: Record<string, unknown>) =>
  check(definitionOn(kind, today), values, { today });
const warned = (kind: WrittenKind, values: Record<string, unknown>) =>
  found(kind, values).warnings.map(({ code, path }) => `${code}@${path}`);

const breaker = { deviceBs: '60898', deviceType: 'B', rating: 32 };

it('counts a reading beyond the instrument’s range as above every limit that the range reaches', () => {
  const rcd = { ...breaker, rcdMa: 30, rcdMs: { over: 300 } };
  expect(warned('electrical_report', { circuits: [rcd] })).toEqual(['rcd_slow@circuits.0.rcdMs']);
  const zs = { ...breaker, zs: { over: 1.37 } };
  expect(warned('electrical_report', { circuits: [zs] })).toEqual(['zs_over_max@circuits.0.zs']);
  const electrode = { earthing: 'tt', ra: { over: 1999 }, rcdMa: 30 };
  expect(warned('electrical_report', { supply: electrode })).toEqual(['ra_over_max@supply.ra']);
  const burner = { kind: 'boiler', co: { over: 2000 }, co2: 9 };
  expect(warned('gas_safety', { appliances: [burner] })).toEqual(['co_ratio_over_008@appliances.0.ratio']);
  const test = { done: 'yes', fuel: 'ng', gauge: 'water', iv: 0.005, connected: 'yes', smell: 'no' };
  expect(found('gas_safety', { tightness: { ...test, drop: { over: 30 } } })).toMatchObject({
    computed: { 'tightness.result': 'fail' },
    outcome: 'unsafe',
  });
});

it('doesn’t count one as above a limit beyond that range, nor as below a minimum', () => {
  const rcd = { ...breaker, rcdMa: 30, rcdMs: { over: 299 }, irLE: { over: 999 } };
  expect(warned('electrical_report', { circuits: [rcd] })).toEqual([]);
  const burner = { kind: 'boiler', co: { over: 300 }, co2: 9 };
  expect(warned('gas_safety', { appliances: [burner] })).toEqual([]);
});

it('counts one as measured', () => {
  const pressure = { over: 30 };
  expect(found('boiler_service', { readings: { pressure } }).missing).not.toContain(
    'readings.pressureOrInput',
  );
  expect(found('gas_safety', { appliances: [{ pressure }] }).missing).not.toContain(
    'appliances.0.pressureOrInput',
  );
});

it.each([
  ['supply.rcdMa', { supply: { earthing: 'tt', ra: 20, rcdMa: 0.3 } }, 'electrical_report'],
  ['circuits.0.rcdMa', { circuits: [{ ...breaker, zs: 20, rcdMa: 0.03 }] }, 'electrical_report'],
  ['circuit.rcdMa', { circuit: { ...breaker, rcdMa: 0.03 } }, 'minor_works'],
] as const)('asks for an RCD’s current in mA at %s', (path, values, kind) => {
  expect(found(kind, values).invalid).toContainEqual({ path, message: 'Enter it in mA, like 30' });
});
