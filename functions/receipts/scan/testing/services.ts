import type { Sample } from './paper.ts';

/** Fuel, meals, travel and card slips of fictional British businesses. */
export const services: Sample[] = [
  {
    name: 'thermal fuel receipt: pump, litres and price a litre are no totals',
    paper: `
# MADEUP SERVICE STATION
A999 Nowhere Bypass
NW9 9ZZ
VAT REG NO. 765 4321 68
PUMP 04 UNLEADED
32.21 L @ 141.9 P/L | £45.71
TOTAL | £45.71
VAT 20.00% | £7.62
NET | £38.09
VISA DEBIT ************1234
AUTH CODE 012345
04/11/26 07:58`,
    want: {
      vendor: 'MADEUP SERVICE STATION',
      total: 45.71,
      vatAmount: 7.62,
      date: '2026-11-04',
      category: 'fuel',
      isVatReceipt: true,
      doubtful: [],
    },
  },
  {
    name: 'card slip alone',
    paper: `
CARDHOLDER COPY
PRETEND PARKING
M:*****12345 T:****6789
AID: A0000000031010
VISA DEBIT
SALE
AMOUNT | £12.40
Verified by Device
01/11/2026 19:03
Please retain for your records`,
    want: {
      vendor: 'PRETEND PARKING',
      total: 12.4,
      date: '2026-11-01',
      vatAmount: null,
      isVatReceipt: false,
      category: 'travel',
    },
  },
  {
    name: 'café bill with a service charge',
    paper: `
The Invented Spoon Cafe
2 Unreal Square, Fakeham FK1 2LE
Table 12   Covers 2
Date 31/10/2026 Time 12:48
2 Full breakfast | 19.00
2 Tea | 5.00
Subtotal | 24.00
Service charge 10% | 2.40
Total | 26.40
Includes VAT of | 4.40
VAT No. GB123456782`,
    want: {
      vendor: 'The Invented Spoon Cafe',
      total: 26.4,
      vatAmount: 4.4,
      date: '2026-10-31',
      category: 'meals',
      isVatReceipt: true,
    },
  },
  {
    name: 'a train ticket without VAT',
    paper: `
Makebelieve Railways
SELF SERVICE TICKET MACHINE 3
Sampleton to Mockbridge
Adult Anytime Day Return
19-Sep-26 06:41
Total: £31.80
Paid: Contactless £31.80`,
    want: {
      vendor: 'Makebelieve Railways',
      total: 31.8,
      vatAmount: null,
      date: '2026-09-19',
      category: 'travel',
      isVatReceipt: false,
    },
  },
  {
    name: 'VAT on several rows, one a rate, without a table',
    paper: `
BOGUS BISTRO
VAT NO: GB 765432168
Lunch deal | 12.00
Cold sandwich | 4.00
Total | 16.00
VAT 20% | 2.00
VAT 0% | 0.00
Visa | 16.00
12/08/2026 13:01`,
    want: { vendor: 'BOGUS BISTRO', total: 16, vatAmount: 2, date: '2026-08-12', category: 'meals' },
  },
  {
    name: 'whole pounds',
    paper: `
Unreal Valeting
Hand car wash
Total £25
Cash £25
7/11/2026`,
    want: { vendor: 'Unreal Valeting', total: 25, date: '2026-11-07', vatAmount: null, isVatReceipt: false },
  },
  {
    name: 'whole pounds whose sign the engine dropped',
    paper: `
Unreal Valeting
Hand car wash
Total 25
Cash25
7/11/2026`,
    want: { vendor: 'Unreal Valeting', total: 25, date: '2026-11-07', vatAmount: null },
  },
  {
    name: 'net, tax and rounding make the total, and a pound sign read as a digit does not make the tax',
    paper: `
SAMPLE SUPPER CLUB
Soup | 50.02
Amount before VAT | 50.02
VAT Amt | 10.00
Rounding | -0.02
NET TOTAL | 60.00
VAT content | 810.00
12/08/2026 13:01`,
    want: { vendor: 'SAMPLE SUPPER CLUB', total: 60, vatAmount: 10, date: '2026-08-12' },
  },
];
