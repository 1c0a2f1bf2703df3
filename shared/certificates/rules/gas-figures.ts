import type { Figure } from './figure.ts';

const read = '2026-11-24';

/** The smallest perceptible pressure drop by kind of gauge, in mbar. */
export const perceptible: Figure<Record<string, number>> = {
  value: { water: 0.25, electronic: 0.2 },
  source: 'IGEM/UP/1B Edition 4, by gasengineersoftware.co.uk and boilerfix-live.pages.dev',
  read,
};

/** The permissible pressure drop in mbar with appliances connected, up to each installation volume in m³. */
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

/** The ratio of CO to CO2 above which a burner needs investigating, if its maker gives no limit. */
export const ratioLimit: Figure = { value: 0.004, source: 'HHIC; Gas Safe Technical Bulletin 143', read };

/** The ratio above which an appliance must not be left in use. */
export const ratioDanger: Figure = {
  value: 0.008,
  source: 'Practice of the trade after BS 7967',
  read,
  unconfirmed: true,
};

/** How far a typed ratio may differ from the computed one: the analyser's last digit, either way. */
export const ratioTolerance: Figure = { value: 0.0002, source: 'Arithmetic: ppm / (percent × 10,000)', read };

/** A check within this many months before the old deadline keeps that deadline. */
export const deadlineMonths: Figure = { value: 2, source: 'GSIUR 1998 reg 36A', read };
