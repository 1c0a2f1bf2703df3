import type { Sample } from './paper.ts';

/** Invoices and unusual layouts of fictional British traders. */
export const invoices: Sample[] = [
  {
    name: 'A4 invoice with a customer, a due date and a delivery date',
    paper: `
# Hypothetical Builders Merchants Ltd
Unit 9 Notional Trading Estate, Falsebury FB8 1XX
Tel: 01632 960456   www.hypothetical-merchants.example.com
VAT Registration No: 765 4321 26
# INVOICE
Invoice No: 10023 | Invoice Date: 28/10/2026
Account: EX001 | Payment Due: 27/11/2026
Bill To: | Delivery date 15/10/2026
Example Plumbing Ltd
1 Test Street, Anytown
Description | Qty | Unit Price | VAT | Amount
15mm Copper pipe 3m | 10 | 9.50 | 20% | 95.00
22mm Copper pipe 3m | 4 | 18.75 | 20% | 75.00
Compression elbow 15mm | 20 | 1.50 | 20% | 30.00
Net Total | 200.00
VAT @ 20% | 40.00
Invoice Total | £240.00
Please pay within 30 days. Registered in England No 01234567`,
    want: {
      vendor: 'Hypothetical Builders Merchants Ltd',
      total: 240,
      vatAmount: 40,
      date: '2026-10-28',
      category: 'materials',
      isVatReceipt: true,
      doubtful: [],
    },
  },
  {
    name: 'paid invoice: the balance due of nothing is not the total',
    paper: `
Nonesuch Tool Hire
18 Phantom Road, Ghostley GH1 1ST
VAT No 123 4567 27
Hire invoice 445 | 6 November 2026
Floor sander 2 days | £64.00
Delivery | £16.00
Total ex VAT | £80.00
VAT 20% | £16.00
Total inc VAT | £96.00
Paid by card | £96.00
Balance due | £0.00`,
    want: {
      vendor: 'Nonesuch Tool Hire',
      total: 96,
      vatAmount: 16,
      date: '2026-11-06',
      category: 'equipment',
      isVatReceipt: true,
    },
  },
  {
    name: 'an impossible British rate is doubtful',
    paper: `
SHAM SUPPLIES LIMITED
VAT No 123456782
Widget | £50.00
TOTAL | £50.00
VAT 23% | £9.35
09/09/2026`,
    want: {
      vendor: 'SHAM SUPPLIES LIMITED',
      total: 50,
      vatAmount: 9.35,
      doubtful: ['vatAmount', 'category'],
    },
  },
  {
    name: 'amounts under their labels, name with a legal form below the brand',
    paper: `
# MOCKMART
Mock Mart Group plc
Receipt date 5th November 2026
Toner cartridge
£42.00
Stapler
£8.00
Grand total
£50.00
VAT
£8.33
VAT reg 123 4567 82`,
    want: { total: 50, vatAmount: 8.33, date: '2026-11-05', category: 'office', isVatReceipt: true },
  },
  {
    name: 'swallowed spaces',
    paper: `
Nonesuch Tool Hire
18Phantom Road,Ghostley GH1 1ST
VATNo123456727
6November2026
Hire invoice 445
Floor sander2days | 64.00
Delivery | 16.00
Total exVAT | 80.00
VAT20% | 16.00
Total inc VAT | 96.00
Paid by card | 96.00`,
    want: { vendor: 'Nonesuch Tool Hire', total: 96, vatAmount: 16, date: '2026-11-06', isVatReceipt: true },
  },
  {
    name: 'a wrong check digit makes the VAT number doubtful',
    paper: `
TEST TRADING CO
VAT NUMBER 123 4567 89
Broom | £6.00
Total | £6.00
Cash | £6.00
11/11/2026`,
    want: {
      vendor: 'TEST TRADING CO',
      total: 6,
      isVatReceipt: true,
      doubtful: ['category', 'isVatReceipt', 'vatAmount'],
    },
  },
  {
    name: 'a tax table in which the tax itself was not read, and a register number that runs on',
    paper: `
PRETEND PIPES LTD (Co. Reg No: 012345
67)
Receipt 778
04 O0T 2026
Copper pipe | 24.00
Elbow | 12.00
TOTAL | 36.00
VAT RATE | NET | VAT | GROSS
A 20% | 30.00 | 36.00
VAT No 123 4567 27`,
    want: { vendor: 'PRETEND PIPES LTD', total: 36, vatAmount: 6, date: '2026-10-04', category: 'materials' },
  },
  {
    name: "a chain's name with a letter missing is mended, and doubtful",
    paper: `
# SCRWFIX
Unit 1 Notional Retail Park
Anytown AN1 2AA
Drill bit | 5.00
TOTAL | 5.00
01/11/2026`,
    want: { vendor: 'Screwfix', total: 5, doubtful: ['vendor'] },
  },
];
