import type { Sample } from './paper.ts';

/** Receipts of fictional shops whose amounts need telling apart or correcting; not used to train on names. */
export const sums: Sample[] = [
  {
    name: 'a total after a rounding whose word was not read',
    paper: `
Sampleton Grill Ltd
9 Mock Square Anytown AN4 4XX
12/09/2026 18:40
Pineapple juice | 12.95
Corn crisps | 16.95
Subtotal | 29.90
VAT 20% | 5.98
Total | 35.88
? R0md | 0.02
Total | 35.90`,
    want: { total: 35.9 },
  },
  {
    name: 'what was paid, where the total was read a penny off',
    paper: `
Placeholder Ironmongers Ltd
1 Dummy Road Testbury TE1 1ST
12/09/2026 08:30
Silicone gun | 16.00
Pipe wrench | 90.10
(Excluded VAT) Sub Total | 106.10
Total VAT | 6.37
Rounding | -0.02
Total | 112.46
CASH | 112.45
Change | 0.00`,
    want: { total: 112.45, doubtful: ['total'] },
  },
  {
    name: 'a total misread in one figure wherever it stands, which a net sum printed twice and its tax tell',
    paper: `
Placeholder Valves Ltd
6 Mock Row Testbury TE1 1ST
12/09/2026 09:10
Ball valve | 33.80
Gate valve | 43.00
AMT PAID InCI VAT : | 86.56
Amt Pald exol. VAT : | 73.80
VAT AMT | 14.76
PAID BY : 7186 | 86.56
VAT Summary | AMT | TAX
SR(20%) | 73.80 | 1476`,
    want: { total: 88.56, doubtful: ['total'] },
  },
  {
    name: 'a total misread in one figure, which net and tax tell on their rows and in the table',
    paper: `
Specimen Household Ltd
2 Example Street Anytown AN1 1XX
29/07/2026
Bathroom cleaner | 26.70
Mask | 61.60
AMT PAID INCL VAT : | 86.64
AMT EXCL VAT : | 73.87
VAT AMT | 14.77
PAID BY CARD | 86.64
VAT Rate | Net | VAT
20% | 73.87 | 14.77`,
    want: { total: 88.64 },
  },
  {
    name: 'a total before the service charge is not what was paid',
    paper: `
Imaginary Grill Ltd
2 Example Street Anytown AN1 1XX
10/03/2026 18:41
Fish | 57.70
Salmon | 21.90
Discount | -30.00
Total Amount | 49.60
Serv Charge 10% | 4.06
Rounding Adj | -0.03
Total Amount | 57.80
TOTAL | 57.80`,
    want: { total: 57.8 },
  },
  {
    name: 'so much off that it may be a voucher which paid: a total to look at',
    paper: `
Imaginary Pizza Ltd
2 Example Street Anytown AN1 1XX
10/03/2026 18:41
Pizza | 12.80
Pizza | 12.80
Sub-Total | 25.60
Coupon Discount | 12.80
Grand Total | 12.80
Payment | 12.80`,
    want: { total: 12.8, doubtful: ['total'] },
  },
  {
    name: 'a total of which only net and tax are printed, side by side',
    paper: `
Dummy Cleaning Supplies Ltd
2 Example Street Anytown AN1 1XX
12/06/2026 20:09
Floor cleaner | 32.70
PAID BY CARD
AMTRM
TOTAL | 105.50 | 21.10`,
    want: { total: 126.6 },
  },
  {
    name: 'goods that come to the sum before the tax, and a total called net',
    paper: `
Example Brewery Ltd
5 Sample Street Testville TE2 2ST
30/03/2026 20:13
Two buckets | 95.00
Chicken wings | 22.00
French fries | 12.00
Bucket | 50.00
SubTotal | 179.00
0S1 20% | 35.80
Rounding Adj | 0.01
Net Total | 214.81
VAT Summary | Amount | VAT
SR:VAT 20 | 179.00 | 38.50`,
    want: { total: 214.81 },
  },
  {
    name: 'a sum handed over that was misread in one figure, which the goods and their tax tell',
    paper: `
Placeholder Cafe Ltd
8 Mock Road Anytown AN4 4XX
25/04/2026 07:53
Anchovies | 25.00
Flour | 25.00
Carton of drinks | 42.50
SUB-TOTAL | 92.50
VAT | 1.50
CASH | 84.00
CHANGE | 0.00`,
    want: { total: 94, doubtful: ['total'] },
  },
  {
    name: 'a sum paid and its change, where the words for both were misread',
    paper: `
Imaginary Printing Ltd
21 Mock Road Anytown AN4 4XX
27/03/2026 16:54
Laminating | 4.24
Paper | 4.24
Tanl Ant Peyehte : | 8.50
Puid Amount : | 100.00
Chunge : | 91.50`,
    want: { total: 8.5 },
  },
];
