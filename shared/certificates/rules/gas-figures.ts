import type { Figure } from './figure.ts';

const read = '2026-11-24';

/** What a gauge shows of a drop, in mbar: more can be perceived. */
export const perceptible: Figure<Record<string, number>> = {
  value: { water: 0.25, electronic: 0.2 },
  source: 'IGEM/UP/1B Edition 4, by gasengineersoftware.co.uk and boilerfix-live.pages.dev',
  read,
};

/** The permissible drop in mbar with appliances connected, by the installation volume in m³ up to which it holds. */
export const permissibleDrops: Figure<Record<string, readonly (readonly [upTo: number, mbar: number])[]>> = {
  value: {
    ng: [
      [0.005, 8],
      [0.01, 4],
      [0.015, 2.5],
      [0.035, 1],
    ],
    lpg: [
      [0.0025, 2],
      [0.005, 1],
      [0.01, 0.5],
      [0.035, 0],
    ],
    lpg_air: [
      [0.025, 1.5],
      [0.035, 0.5],
    ],
  },
  source: 'IGEM/UP/1B Edition 4, as two sites of the trade give it',
  read,
  unconfirmed: true,
};

/** The ratio of CO to CO2 above which a burner is looked into, where its maker is silent. */
export const ratioLimit: Figure = { value: 0.004, source: 'HHIC; Gas Safe Technical Bulletin 143', read };

/** The ratio above which an appliance is not left on. */
export const ratioDanger: Figure = {
  value: 0.008,
  source: 'Practice of the trade after BS 7967',
  read,
  unconfirmed: true,
};

/** By how much a typed ratio may differ from that of its readings: the last digit of an analyser, either way. */
export const ratioTolerance: Figure = { value: 0.0002, source: 'Arithmetic: ppm / (percent × 10,000)', read };

/** A check in the last months before the old deadline counts as made on it. */
export const deadlineMonths: Figure = { value: 2, source: 'GSIUR 1998 reg 36A', read };
