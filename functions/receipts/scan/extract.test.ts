import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { invoices } from './testing/invoices.ts';
import { names } from './testing/names.ts';
import { paper } from './testing/paper.ts';
import { services } from './testing/services.ts';
import { shops } from './testing/shops.ts';
import { slips } from './testing/slips.ts';
import { sums } from './testing/sums.ts';
import { tradesmen } from './testing/tradesmen.ts';

const TODAY = '2026-11-20';

describe('extract reads plainly fictional British receipts', () => {
  it.each([...shops, ...services, ...invoices, ...tradesmen, ...slips, ...names, ...sums])(
    '$name',
    ({ paper: text, want }) => {
      expect(extract(paper(text), TODAY)).toMatchObject(want);
    },
  );
});

describe('extract invents nothing', () => {
  const empty = {
    vendor: null,
    total: null,
    vatAmount: null,
    category: null,
    description: null,
    date: null,
    isVatReceipt: null,
  };

  it('from an empty picture', () => {
    expect(extract({ lines: [], fields: [] }, TODAY)).toMatchObject({
      ...empty,
      notice: expect.stringContaining('No text'),
    });
  });

  it.each([
    ['a road sign', 'ANYTOWN 3\nTESTVILLE 12\nA999'],
    [
      'a page of a book',
      'CHAPTER ONE\nIt was the best of tests, it was the worst\nof tests, it was 14/05/2020 and all was well\nin the house of the example',
    ],
    ['a business card', 'Sam Sample\nExample Plumbing Ltd\n01632 960789\nwww.example.com'],
    ['a price label alone', '£4.99'],
    ['a price tag', 'BIG SALE\n£49.99\nwas £69.99 save £20'],
    ['a pay slip', 'PAY SLIP\nGross pay | 2450.00\nIncome tax | 280.40\nNet pay | 2169.60\n30/09/2026'],
  ])('from %s', (_, text) => {
    expect(extract(paper(text), TODAY)).toMatchObject({
      ...empty,
      notice: expect.stringContaining('not look like a receipt'),
    });
  });

  it('for a date that lies ahead or before 2000', () => {
    const text = (date: string) => `EXAMPLE SHOP\nThing | £5.00\nTOTAL | £5.00\n${date}`;
    expect(extract(paper(text('05/12/2026')), TODAY).date).toBeNull();
    expect(extract(paper(text('05/12/1999')), TODAY).date).toBeNull();
    expect(extract(paper(text('31/02/2026')), TODAY).date).toBeNull();
  });
});

describe('extract keeps what it read where no word says what it is', () => {
  const notice = expect.stringContaining('may not be a receipt');

  it.each([
    [
      'what the goods come to',
      'EXAMPLE CAFE\n12 Sample Street\nTea | 2.50\nCake | 3.00\n | 5.50',
      'EXAMPLE CAFE',
      5.5,
    ],
    ['a dated sum', 'SAMPLE PARKING\nPAY AND DISPLAY\n03/11/2026 14:02\n£3.40', 'SAMPLE PARKING', 3.4],
    ['a sum and a VAT number', 'SAMPLE FUELS\nPump 4\n£45.26\nVAT No GB 123 4567 82', 'SAMPLE FUELS', 45.26],
  ])('%s', (_, text, vendor, total) => {
    const read = extract(paper(text), TODAY);
    expect(read).toMatchObject({ vendor, total, notice });
    const { confidence: _c, doubtful, notice: _n, ...fields } = read;
    const given = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field]));
    expect(doubtful).toEqual(expect.arrayContaining(given));
  });
});

it('asks for what every receipt has and could not be read', () => {
  const read = extract(paper('EXAMPLE SHOP\nThing | £5.00\nTOTAL | £5.00'), TODAY);
  expect(read).toMatchObject({ vendor: 'EXAMPLE SHOP', total: 5, date: null });
  expect(read.doubtful).toContain('date');
  expect(read.doubtful).not.toContain('total');
});

describe("the engine's own fields", () => {
  const field = (type: string, value: string, confidence = 0.98) => ({ type, value, confidence });

  it('weigh with the rules', () => {
    const { lines } = paper('? AMPLE\nThing | £5.00\nOther | £7.50\nTOTAL | ? £12.60\n03/11/2026');
    const fields = [field('VENDOR_NAME', 'Example\nShop'), field('TOTAL', '£12.50'), field('TAX', '£2.08')];
    const read = extract({ lines, fields }, TODAY);
    expect(read).toMatchObject({ vendor: 'Example Shop', total: 12.5, vatAmount: 2.08, isVatReceipt: true });
  });

  it('do not put a word of a slogan in the place of the name', () => {
    const text =
      'EXAMPLE PLUMBING SUPPLIES\nThing | £5.00\nTOTAL | £5.00\n03/11/2026\nThank you for shopping with us';
    const { lines } = paper(text);
    const alone = extract({ lines, fields: [] }, TODAY);
    const read = extract({ lines, fields: [field('VENDOR_NAME', 'us')] }, TODAY);
    expect(alone).toMatchObject({ vendor: 'EXAMPLE PLUMBING SUPPLIES', doubtful: [] });
    expect(read).toMatchObject({ vendor: 'EXAMPLE PLUMBING SUPPLIES', doubtful: ['vendor'] });
  });

  it('are for the firm to look at where no line holds a name', () => {
    const { lines } = paper('Thing | £5.00\nTOTAL | £5.00\n03/11/2026');
    const read = extract({ lines, fields: [field('VENDOR_NAME', 'Example Shop')] }, TODAY);
    expect(read).toMatchObject({ vendor: 'Example Shop', doubtful: expect.arrayContaining(['vendor']) });
  });
});
