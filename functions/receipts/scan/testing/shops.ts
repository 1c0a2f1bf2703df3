import type { Sample } from './paper.ts';

/** Till receipts of fictional British shops. */
export const shops: Sample[] = [
  {
    name: 'cash is more than the total, and savings and points are neither',
    paper: `
# EXAMPLE STORES
12 Sample Street
Anytown AN1 1AA
VAT No: 123 4567 82
05/11/2026 14:32  Till 3
Gaffer Tape 50m | £4.50
Paint Brush Set | £7.25
Sandpaper x10 | £3.00
TOTAL SAVINGS | £2.00
TOTAL | £14.75
CASH | £20.00
CHANGE DUE | £5.25
You earned 147 points worth | £1.47
Thank you for shopping with us`,
    want: { vendor: 'EXAMPLE STORES', total: 14.75, date: '2026-11-05', vatAmount: null, isVatReceipt: true },
  },
  {
    name: 'a VAT table with three rates',
    paper: `
FICTIONAL FOODS LTD
Unit 4 Placeholder Retail Park
Testville TE5 7ER
Tel 01632 960123
Milk 2L | 1.45 Z
Kettle | 24.00 S
Heater oil sample | 10.50 R
SUBTOTAL | 35.95
BALANCE DUE | £35.95
VISA CONTACTLESS | £35.95
VAT RATE | NET | VAT | GROSS
0.00% | 1.45 | 0.00 | 1.45
5.00% | 10.00 | 0.50 | 10.50
20.00% | 20.00 | 4.00 | 24.00
VAT Reg No GB 123456727
21 OCT 2026  09:15`,
    want: {
      vendor: 'FICTIONAL FOODS LTD',
      total: 35.95,
      vatAmount: 4.5,
      date: '2026-10-21',
      isVatReceipt: true,
    },
  },
  {
    name: 'two-digit year with dots, TOTAL TO PAY and the pound sign read as E',
    paper: `
# Sample & Sons Hardware
7 Dummy Road, Mocktown
MO2 3CK
05.11.26 | 10:02
2.5mm Twin & Earth 10m | E18.99
Back box 35mm | E1.20
TOTAL TO PAY | E20.19
CARD | E20.19
VAT @ 20% included | E3.37`,
    want: {
      vendor: 'Sample & Sons Hardware',
      total: 20.19,
      vatAmount: 3.37,
      date: '2026-11-05',
      category: 'materials',
    },
  },
  {
    name: 'the pound sign read as f, letters for digits, and spaces inside amounts',
    paper: `
NOWHERE NEWS & STATIONERY
1 Imaginary Way
Receipt 000123
Date: 03/O9/2026
A4 Paper 5 ream | f18. 50
Printer ink black | f2O.OO
T0TAL | f38 .50
Cash | f40.00
Change | f1.5O`,
    want: {
      vendor: 'NOWHERE NEWS & STATIONERY',
      total: 38.5,
      date: '2026-09-03',
      category: 'office',
      isVatReceipt: false,
    },
  },
  {
    name: 'comma decimals and an ISO date',
    paper: `
Exemplar Bakery
Cheddar roll | 2,80
Flat white | 3,20
Total | 6,00
Paid by card | 6,00
2026-11-05 08:12`,
    want: { vendor: 'Exemplar Bakery', total: 6, date: '2026-11-05', category: 'meals', isVatReceipt: false },
  },
  {
    name: 'a refund is a plain positive amount and doubtful',
    paper: `
# EXAMPLE DIY
VAT NO 765 4321 26
Cordless drill | -£89.99
REFUND TOTAL | -£89.99
REFUND TO VISA | -£89.99
02/10/2026 16:20`,
    want: {
      vendor: 'EXAMPLE DIY',
      total: 89.99,
      date: '2026-10-02',
      isVatReceipt: true,
      doubtful: ['total', 'vatAmount'],
    },
  },
  {
    name: 'a multibuy discount between sub-total and total, and an item count',
    paper: `
FAKE & FAKE TOOLS LTD
3 Sham Lane  Bogusford  BG4 4QQ
SDS Drill Bit 6mm | 5.49
SDS Drill Bit 8mm | 5.99
Claw Hammer | 12.00
SUB-TOTAL | 23.48
3 for 2 discount | -5.49
TOTAL 3 ITEMS | 17.99
MASTERCARD | 17.99
14 Nov 26 11:45
VAT No 123456782`,
    want: {
      vendor: 'FAKE & FAKE TOOLS LTD',
      total: 17.99,
      date: '2026-11-14',
      category: 'tools',
      isVatReceipt: true,
    },
  },
  {
    name: 'a slogan below the larger name, glued labels, a date on two rows, and a table whose rate has no sign',
    paper: `
# Sham & Wright
the builders' friend since 1901
5Imaginary Row, Anytown AN1 2AA
VAT No 123 4567 27
Tax point: 9th
September 2026
Hinges | 24.00
Paint | 30.00
TOTALE | 54.00
VISACONTACTLESS | 54.00
VAT% | Excl. | VAT
20 | 45.00 | 9.00`,
    want: { vendor: 'Sham & Wright', total: 54, vatAmount: 9, date: '2026-09-09', isVatReceipt: true },
  },
  {
    name: 'a year with the time glued to it, and a small name for the sum that was paid',
    paper: `
BOGUS BOLTS LTD
12/10/2609:14
Bolts | 40.00
Nuts | 10.00
Goods total | 50.00
VAT 20% | 10.00
AmountPaid | 60.00`,
    want: { vendor: 'BOGUS BOLTS LTD', total: 60, vatAmount: 10, date: '2026-10-12' },
  },
];
