import type { Sample } from './paper.ts';

/** Receipts of fictional British shops whose names are in unusual places. */
export const names: Sample[] = [
  {
    name: 'a word for the owner stands before the name',
    paper: `
Proprietor: Nonesuch Catering Ltd
2 Example Street Anytown AN1 1XX
Soup | £4.00
Bread | £2.00
TOTAL | £6.00
01/11/2026`,
    want: { vendor: 'Nonesuch Catering Ltd' },
  },
  {
    name: 'a trading name above a whole company is no part of its name',
    paper: `
SHAM COFFEE BAR
NONESUCH LEISURE LTD
2 Example Street Anytown AN1 1XX
Soup | £4.00
Bread | £2.00
TOTAL | £6.00
01/11/2026`,
    want: { vendor: 'NONESUCH LEISURE LTD' },
  },
  {
    name: 'the name is in the web address alone',
    paper: `
Unit 4 Notional Park
Anytown AN1 2AA
www.examplefixings.co.uk
Screws | £4.00
Bolts | £6.00
TOTAL | £10.00
01/11/2026`,
    want: { vendor: 'examplefixings', total: 10, doubtful: ['vendor'] },
  },
  {
    name: 'the name is in the mail address alone',
    paper: `
RECEIPT
sales@testvilletiles.co.uk
Tiles | £40.00
Grout | £6.00
TOTAL | £46.00
CARD | £46.00
01/11/2026 10:12`,
    want: { vendor: 'testvilletiles', total: 46 },
  },
  {
    name: 'the name stands behind the VAT number',
    paper: `
RECEIPT
VAT No 123456782 Imaginary Tools Ltd
Drill | £40.00
Bit | £6.00
TOTAL | £46.00
01/11/2026`,
    want: { vendor: 'Imaginary Tools Ltd', total: 46, isVatReceipt: true },
  },
  {
    name: 'the maker of the till and a slogan stand above the name',
    paper: `
POWERED BY TESTPOS SYSTEMS
Quality you can trust
# Imaginary Bakery
1 High Street
Anytown AN1 2AA
Bread | £2.00
Cake | £3.00
TOTAL | £5.00
09/09/2026`,
    want: { vendor: 'Imaginary Bakery', total: 5 },
  },
  {
    name: 'the sum of a rate with its tax is no tax',
    paper: `
SHAM SUPPLIES LIMITED
Widget | £8.50
VAT | £1.70
20% VAT total | £10.20
CARD | £10.20
09/09/2026`,
    want: { vendor: 'SHAM SUPPLIES LIMITED', total: 10.2, vatAmount: 1.7 },
  },
  {
    name: 'a tax too large for its total has its sign read as a figure',
    paper: `
SHAM SUPPLIES LIMITED
Widget | £10.00
TOTAL | £10.00
VAT | £61.67
09/09/2026`,
    want: { total: 10, vatAmount: 1.67 },
  },
  {
    name: 'a tax that is named and could not be read is doubtful',
    paper: `
SHAM SUPPLIES LIMITED
VAT No 123456782
Widget | £10.00
TOTAL | £10.00
VAT @ 20% GBP
09/09/2026`,
    want: { total: 10, vatAmount: null, isVatReceipt: true, doubtful: ['category', 'vatAmount'] },
  },
];
