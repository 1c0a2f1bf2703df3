import type { Sample } from './paper.ts';

/** More receipts of fictional British merchants: bills, slips and tickets. */
export const slips: Sample[] = [
  {
    name: 'a service charge between sub-total and total',
    paper: `
# The Imaginary Arms
Mock Green Testbury TE9 9ST
Table 12 Covers 2
Fish and chips | 15.50
Pie of the day | 14.50
Lime soda | 3.00
Subtotal | 33.00
Service Charge 10% | 3.30
Total | 36.30
AMEX | 36.30
26/09/2026 20:47
VAT No 765432168`,
    want: { vendor: 'The Imaginary Arms', total: 36.3, date: '2026-09-26', category: 'meals' },
  },
  {
    name: 'a trade name, and the company that trades under it',
    paper: `
NUTS N BOLTS
Exemplar Fasteners Ltd t/a Nuts N Bolts
8 Dummy Street Anytown AN3 3XX
VAT: GB123456727
Invoice 10442
Tax date 30/09/2026
M10 studding 1m | 10 | 18.50
Flange nuts M10 | 100 | 9.00
NET TOTAL | 27.50
VAT 20% | 5.50
GROSS TOTAL | 33.00
Paid - BACS`,
    want: { total: 33, vatAmount: 5.5, date: '2026-09-30', isVatReceipt: true },
  },
  {
    name: 'a slogan above the name, and the name in the web address',
    paper: `
ALWAYS LOW PRICES EVERY DAY
# TOOLBARN
www.toolbarn.example.co.uk
Retail Park Testville TE1 1TB
SDS bit set | £22.99
Dust masks x20 | £9.00
2 items
TOTAL | £31.99
Debit Mastercard | £31.99
Includes VAT of | £5.33
01/10/26 17:59 Till 02 Op 114`,
    want: { vendor: 'TOOLBARN', total: 31.99, vatAmount: 5.33, date: '2026-10-01' },
  },
  {
    name: 'the pound sign of the total read as a figure',
    paper: `
# EXAMPLE ELECTRICAL WHOLESALE
Unit 3 Bogus Trading Estate Anytown AN7 7EW
Date 08/10/2026 07:55
Twin socket 2G | 2 | 5.50
Back box 47mm | 2 | 2.70
TOTAL | 58.20
CARD | 8.20`,
    want: { vendor: 'EXAMPLE ELECTRICAL WHOLESALE', total: 8.2, date: '2026-10-08', doubtful: ['total'] },
  },
  {
    name: 'cash rounded to what was handed over less the change',
    paper: `
SHAM BAKERY
2 Mock Street Testville TE2 2SB
Date 08/10/2026 12:10
Cheese roll | 3.15
Tea | 2.24
TOTAL | 5.39
Rounding | 0.01
Cash | 10.00
Change | 4.60`,
    want: { vendor: 'SHAM BAKERY', total: 5.4, date: '2026-10-08', category: 'meals' },
  },
  {
    name: 'a parking ticket',
    paper: `
ANYTOWN BOROUGH COUNCIL
Market Square Car Park
Machine 0042
Ticket 118734
Paid 11/10/2026 09:02
Expires 11/10/2026 13:02
Amount paid | £4.80
VAT included | £0.80
VAT No 123 4567 27
Display this side up`,
    want: {
      vendor: 'ANYTOWN BOROUGH COUNCIL',
      total: 4.8,
      vatAmount: 0.8,
      date: '2026-10-11',
      category: 'travel',
    },
  },
];
