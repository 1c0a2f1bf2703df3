import type { Sample } from './paper.ts';

/** Receipts of fictional British merchants, worded like tills and trade counters. */
export const tradesmen: Sample[] = [
  {
    name: 'plant hire: the goods contain the letters of VAT',
    paper: `
# MOCKTOWN PLANT HIRE
Unit 6 Sham Industrial Estate
Mocktown MO4 4PH
VAT Reg No GB 123 4567 27
Mini EXCAVATOR day | £15.00
ELEVATOR conveyor | £85.00
RENOVATION grinder | £20.00
Sub Total | £120.00
VAT @ 20% | £24.00
Total To Pay | £144.00
Paid by Visa Debit | £144.00
12/10/2026 08:05`,
    want: {
      vendor: 'MOCKTOWN PLANT HIRE',
      total: 144,
      vatAmount: 24,
      date: '2026-10-12',
      category: 'equipment',
    },
  },
  {
    name: 'a legal line at the foot names the company behind the shop at the head',
    paper: `
# Timberfell
Builders Merchants
Canal Wharf, Anytown AN5 5TM
Tel: 01632 960111
06/10/2026 15:41:12
CLS timber 2.4m | 6 x 3.25 | 19.50
Wood screws 200 | 8.10
BALANCE DUE | £27.60
CONTACTLESS | £27.60
VAT INCLUDED IN TOTAL | £4.60
Thank you for your custom
Registered in England No 01234567`,
    want: { vendor: 'Timberfell Builders Merchants', total: 27.6, vatAmount: 4.6, date: '2026-10-06' },
  },
  {
    name: 'two rates with a row of their sum',
    paper: `
FICTION FARM SHOP
Sample Lane Dummyford DU2 2MY
Heating oil 20L | 21.00
Work gloves | 12.00
TOTAL | £33.00
VAT 5% | 1.00
VAT 20% | 2.00
TOTAL VAT | 3.00
CARD | £33.00
VAT NO: 765 4321 68
09 Oct 2026 10:11`,
    want: { vendor: 'FICTION FARM SHOP', total: 33, vatAmount: 3, date: '2026-10-09' },
  },
  {
    name: 'the till greets before it names the shop',
    paper: `
Welcome to
# Bogus & Daughters Ironmongers
12 Mock Street
Fakeham FK1 1AA
01632 960444
Date: 17-10-26 Time: 09:32
Cashier: SAM
Padlock 50mm | 11.99
Key cutting | 4.50
Total | 16.49
Cash | 20.00
Change | 3.51
V.A.T. No. 123 4567 27`,
    want: { vendor: 'Bogus & Daughters Ironmongers', total: 16.49, date: '2026-10-17', isVatReceipt: true },
  },
  {
    name: 'a dotted date with a dotted time',
    paper: `
PRETEND PLUMBING SUPPLIES LIMITED
Trade Counter
3 Placeholder Way, Sampleton SA3 3MP
05.10.2026 14.32
15mm isolator | 2 @ 3.20 | 6.40
22mm pipe 3m | 18.20
Goods | 24.60
VAT | 4.92
Total due | 29.52
Chip and PIN | 29.52`,
    want: { vendor: 'PRETEND PLUMBING SUPPLIES LIMITED', total: 29.52, vatAmount: 4.92, date: '2026-10-05' },
  },
  {
    name: 'pounds without their sign, dated, the sum on two rows',
    paper: `
SHAM TYRES
Garage Lane Nowhere
02/10/2026 11:20
Puncture repair 25.00
Valve 2.50
Amount
27.50
Visa
27.50`,
    want: { vendor: 'SHAM TYRES', total: 27.5, date: '2026-10-02' },
  },
];
