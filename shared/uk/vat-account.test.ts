import { describe, expect, it } from 'vitest';
import { vatEvents } from './vat-account.ts';

const invoice = { groups: [{ code: 's', net: 300_000, vat: 60_000 }], point: '2026-10-20' };
const flat = (of: Parameters<typeof vatEvents>[0]) =>
  vatEvents(of).map(({ on, why, groups }) => [on, why, ...groups.map(({ net, vat }) => [net, vat])]);

describe('the tax points of an invoice', () => {
  it('are that of the supply, where nothing came before it', () => {
    expect(flat({ ...invoice, received: {} })).toEqual([['2026-10-20', 'supply', [300_000, 60_000]]]);
    const later = { '2026-10-20': 100_000, '2026-11-01': 260_000 };
    expect(flat({ ...invoice, received: later })).toEqual([['2026-10-20', 'supply', [300_000, 60_000]]]);
  });

  it('are also those of money that came before, each for its part', () => {
    // Paid 20 September, done 15 October and invoiced 20 October (VATA s.6(4), (5)).
    const received = { '2026-09-20': 120_000, '2026-10-16': 60_000, '2026-11-01': 180_000 };
    expect(flat({ ...invoice, completed: '2026-10-15', received })).toEqual([
      ['2026-09-20', 'prepaid', [100_000, 20_000]],
      ['2026-10-20', 'supply', [200_000, 40_000]],
    ]);
    // No completion date: the invoice's day is the tax point, and earlier payments create their own.
    expect(flat({ ...invoice, received })).toEqual([
      ['2026-09-20', 'prepaid', [100_000, 20_000]],
      ['2026-10-16', 'prepaid', [50_000, 10_000]],
      ['2026-10-20', 'supply', [150_000, 30_000]],
    ]);
  });

  it('follow the one on the invoice where it came too late to move it, or before the work', () => {
    const received = { '2026-10-02': 120_000 };
    const late = { ...invoice, point: '2026-10-20', completed: '2026-10-01', received };
    expect(flat(late)).toEqual([
      ['2026-10-02', 'prepaid', [100_000, 20_000]],
      ['2026-10-20', 'supply', [200_000, 40_000]],
    ]);
    const ahead = { ...invoice, completed: '2026-12-01', received: { '2026-11-01': 120_000 } };
    expect(flat(ahead)).toEqual([['2026-10-20', 'supply', [300_000, 60_000]]]);
  });

  it('leave nothing for the supply that was paid in full, nor for what came beyond it', () => {
    expect(flat({ ...invoice, received: { '2026-09-01': 400_000 } })).toEqual([
      ['2026-09-01', 'prepaid', [300_000, 60_000]],
    ]);
  });

  it('take back what was paid back before the supply', () => {
    const received = { '2026-09-01': 120_000, '2026-09-10': -60_000 };
    expect(flat({ ...invoice, received })).toEqual([
      ['2026-09-01', 'prepaid', [100_000, 20_000]],
      ['2026-09-10', 'prepaid', [-50_000, -10_000]],
      ['2026-10-20', 'supply', [250_000, 50_000]],
    ]);
  });

  it('tell no day of money that is kept by month alone', () => {
    expect(flat({ ...invoice, received: { '2026-09': 360_000 } })).toEqual([
      ['2026-10-20', 'supply', [300_000, 60_000]],
    ]);
  });

  it('add up to the invoice to the penny, whatever came and went', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let n = 0; n < 2000; n++) {
      const groups = ['s', 'r', 'z'].map((code, at) => {
        const net = random(100_000);
        return { code, net, vat: Math.round((net * ([20, 5, 0][at] ?? 0)) / 100) };
      });
      const day = () =>
        `2026-${`${1 + random(12)}`.padStart(2, '0')}-${`${1 + random(28)}`.padStart(2, '0')}`;
      const received = Object.fromEntries(
        Array.from({ length: random(8) }, () => [day(), random(90_000) - 20_000]),
      );
      const events = vatEvents({ groups, point: day(), completed: random(2) ? day() : null, received });
      for (const [at, group] of groups.entries()) {
        const sum = (name: 'net' | 'vat') =>
          events.reduce((total, event) => total + (event.groups[at]?.[name] ?? 0), 0);
        expect([sum('net'), sum('vat')]).toEqual([group.net, group.vat]);
      }
    }
  });
});
