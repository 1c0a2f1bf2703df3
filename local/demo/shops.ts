import type { ReceiptCategory } from '#shared/receipts/options.ts';
import type { Dice } from './chance.ts';
import { type Bought, diesel, goods, parking } from './shopping.ts';

/** A shop where the demo's plumber buys. */
export interface Shop {
  name: string;
  address: [string, string];
  category: ReceiptCategory;
  /** True if its prices include VAT of 20 % that can be reclaimed. */
  hasVat: boolean;
  /** The minimum and maximum days between two visits. */
  every: [number, number];
  /** The earliest and latest hour of a visit. */
  hours: [number, number];
  buy: (chance: Dice) => Bought[];
  /** The receipt's purpose; by default the goods' names. */
  purpose?: string;
  notes?: string;
}

/** Fictional shops in the demo's fictional town. */
export const demoShops: readonly Shop[] = [
  {
    name: 'Example Merchants',
    address: ['Trade counter, 4 Northgate', 'Exampleton EX1 1AA'],
    category: 'materials',
    hasVat: true,
    every: [25, 35],
    hours: [7, 9],
    buy: goods(5, [
      ['Copper pipe 15 mm', 13.79, 6],
      ['Copper pipe 22 mm', 27.36, 3],
      ['Compression elbow 15 mm', 2.58, 12],
      ['Isolating valve 15 mm', 3.84, 8],
      ['Radiator valve set', 22.5, 4],
      ['Push-fit tee 15 mm', 4.26, 6],
      ['Clear silicone', 6.48, 3],
      ['Inhibitor 1 litre', 16.68, 2],
    ]),
  },
  {
    name: 'Sample Filling Station',
    address: ['88 Northgate', 'Exampleton EX1 1AA'],
    category: 'fuel',
    hasVat: true,
    every: [10, 17],
    hours: [7, 17],
    buy: diesel,
    purpose: 'Diesel for the van',
  },
  {
    name: 'Placeholder Tools',
    address: ['3 Station Road', 'Exampleton EX1 1AA'],
    category: 'tools',
    hasVat: true,
    every: [70, 105],
    hours: [8, 16],
    buy: goods(2, [
      ['Pipe cutter 15/22 mm', 31.99, 1],
      ['Basin wrench', 24.49, 1],
      ['SDS drill bit set', 42.6, 1],
      ['Adjustable spanner 250 mm', 18.95, 1],
      ['Pack of hacksaw blades', 7.8, 2],
    ]),
  },
  {
    name: 'Quay Street Car Park',
    address: ['Quay Street', 'Exampleton EX1 1AA'],
    category: 'travel',
    hasVat: false,
    every: [60, 95],
    hours: [8, 14],
    buy: parking,
  },
  {
    name: 'Slipway Café',
    address: ['2 The Slipway', 'Exampleton EX1 1AA'],
    category: 'meals',
    hasVat: false,
    every: [60, 95],
    hours: [12, 13],
    buy: goods(3, [
      ['Bacon roll', 4.2, 2],
      ['Tea', 1.8, 2],
      ['Soup and bread', 5.6, 1],
      ['Cheese sandwich', 4.5, 2],
    ]),
    purpose: 'Lunch between two jobs',
  },
  {
    name: 'Example Mobile Shop',
    address: ['12 High Street', 'Exampleton EX1 1AA'],
    category: 'office',
    hasVat: true,
    every: [30, 31],
    hours: [9, 16],
    buy: () => [{ name: 'Mobile plan, one month', pounds: 24 }],
    purpose: 'Phone in the van',
  },
  {
    name: 'Sample Stationers',
    address: ['15 High Street', 'Exampleton EX1 1AA'],
    category: 'office',
    hasVat: true,
    every: [110, 150],
    hours: [9, 16],
    buy: goods(3, [
      ['Printer paper 500 sheets', 5.94, 3],
      ['Black ink cartridge', 19.2, 2],
      ['Lever arch folder', 3.6, 4],
    ]),
  },
  {
    name: 'Demo Tool Hire',
    address: ['Unit 6, Northgate', 'Exampleton EX1 1AA'],
    category: 'equipment',
    hasVat: true,
    every: [120, 170],
    hours: [7, 9],
    buy: () => [
      { name: 'Drain camera, 1 day', pounds: 54 },
      { name: 'Damage waiver', pounds: 5.4 },
    ],
    notes: 'Deposit given back.',
  },
];
