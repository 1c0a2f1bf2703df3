import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unprintableIn } from '#shared/invoices/printable.ts';
import { isOnPaper } from '#shared/paper-letters.ts';
import type { InvoiceDocument } from './document.ts';
import { paperPdf } from './paper-pdf.ts';
import { inReadingOrder } from './reading-order.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sample } from './testing/sample.ts';

const read = async (changes: Partial<InvoiceDocument> = {}) =>
  readPdf(await paperPdf({ ...sample, ...changes }));

const noCosts = { labour: { hours: 0, ratePence: 0, costPence: 0 }, materialsPence: 0 };

describe('what an invoice says', () => {
  test('who asks whom for what, and by when', async () => {
    const { text, pages } = await read();
    expect(pages).toHaveLength(1);
    for (const words of [
      'Invoice to Mrs A. Example 1 High Street Leeds 01632 960123 a@example.com',
      'From Example Plumbing & Heating Ltd trading as Example Plumbing 4 Station Road Leeds LS1 1AA 01632 960001 hello@plumbing.example.com',
      'Invoice number INV-2026-418207',
      'Issued 16 Oct 2026',
      'Due 15 Nov 2026',
      'Amount due £1,234.50',
      'Annual boiler service Cleaned the magnetic filter and tested for gas tightness.',
      '14 Oct 2026 to 15 Oct 2026 · 1 High Street, Leeds',
      'Labour, 5.25 hours at £47.71 an hour',
      'Total due by 15 Nov 2026 £1,234.50',
      'Sort code 12-34-56 Account number 12345678 Payment reference INV-2026-418207',
      'Notes Next service due October 2027.',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/PAID|OVERDUE|Page \d/);
  });

  test('what is still due of one that was paid in part, at its head too', async () => {
    const { text } = await read({ balancePence: 100_000 });
    expect(text).toContain('Amount due £1,000.00');
    expect(text).toContain('Total £1,234.50');
    expect(text).toContain('£234.50 has been paid. Please pay £1,000.00 by 15 Nov 2026');
    expect((await read({ balancePence: 100_000, status: 'overdue' })).text).toContain(
      'Amount overdue £1,000.00',
    );
  });

  test('labour and materials as given, and by its name what they lack or exceed', async () => {
    const { text } = await read();
    expect(text).toContain(
      '£250.50 Labour, 5.25 hours at £47.71 an hour £100.25 Materials £883.75 Other charges',
    );
    const less = await read({ amountPence: 30000 });
    expect(less.text).toContain('-£50.75 Discount Total due by 15 Nov 2026 £300.00');
    expect((await read({ amountPence: 35075 })).text).not.toMatch(/Discount|Other charges/);
  });

  test('the whole amount beside the work where no costs are given', async () => {
    const { text } = await read(noCosts);
    expect(text).toContain('£1,234.50 Annual boiler service');
    expect(text).not.toMatch(/Labour|Materials/);
    expect((await read({ ...noCosts, work: {} })).text).toContain('£1,234.50 Work done');
  });

  test('PAID with the day and thanks, and no longer how to pay', async () => {
    const { text } = await read({ status: 'paid', paidOn: '2026-11-03' });
    expect(text).toContain('PAID');
    expect(text).toContain('Paid on 3 Nov 2026. Thank you.');
    expect(text).toContain('Amount paid £1,234.50');
    expect(text).not.toMatch(/OVERDUE|Sort code|Please pay/);
  });

  test('OVERDUE since its due day, with how to pay', async () => {
    const { text } = await read({ status: 'overdue' });
    expect(text).toContain('OVERDUE');
    expect(text).toContain(
      'Payment was due on 15 Nov 2026. Please pay £1,234.50 into this account at Example Bank.',
    );
  });

  test('whom to ask where there is no account to pay into', async () => {
    const { text } = await read({ seller: { name: 'Pat Example', email: 'pat@example.com' } });
    expect(text).toContain('quoting invoice INV-2026-418207. To arrange payment, email pat@example.com.');
  });
});

describe('any name in Latin letters', () => {
  test.each([
    'Łukasz Żółć',
    'Özgür Çağlayan İpek Işık',
    'Ștefan Țărnă',
    'Nguyễn Thị Ánh Nguyệt',
    'Gŵenllian Ŷstrad',
    'Þorsteinn Guðmundsson',
    'Bjørn Åse Æbelø',
    'Zoë Müller-Groß',
    'Ñuñez Peña',
    'Šimůnek Dvořák',
    'Ħal Għaxaq',
    'Əliyeva Ɗanladi Ɓala',
    'Siobhán Ní Dhomhnaill',
    'Sam Šimůnek and Zoe Žák',
    'Nghị Thi',
    'Олена Παπαδοπούλου',
  ])('%s', async (name) => {
    const { text } = await read({ client: { name } });
    expect(text).toContain(`Invoice to ${name} `);
  });

  test('every letter copies as itself, whichever letters earlier invoices were made of', async () => {
    const letters = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code))
      .filter((char) => /\p{Script=Latin}/u.test(char) && char === char.normalize('NFC'))
      .filter((char) => char < '\u1d00' || char > '\u1dff');
    // In reverse, so that Š comes before S; few enough at a time for one page.
    while (letters.length > 0) {
      const notes = letters.splice(-300).toReversed().join(' ');
      expect((await read({ notes })).text).toContain(notes);
    }
  });

  test('typed as letters and loose marks it is composed', async () => {
    const { text } = await read({ client: { name: 'Nguye\u0302\u0303n Z\u030ci\u030cek' } });
    expect(text).toContain('Nguy\u1ec5n \u017d\u01d0ek');
  });

  test('£, € and the signs of a trade are printed', async () => {
    const line = '£5 €7 ½″ 22 mm × 15 mm ≤ 3 °C ✓ → “done”';
    expect((await read({ notes: line })).text).toContain(line);
  });
});

/** The bytes of a file's pages that hold text, drawn or for copying. */
const contentOf = (bytes: Uint8Array): string => {
  const file = Buffer.from(bytes).toString('latin1');
  return Array.from(file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs), ([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  }).join('');
};

describe('other scripts, by a face that only they load', () => {
  // Combining marks are positioned as drawn, so this compares only which letters occur.
  test.each(['राजेश शर्मा', 'বাংলা টাউন', 'ਪੰਜਾਬੀ ਗਲੀ', 'ગુજરાતી શેરી', 'தமிழ் வேலை', 'Ἀθῆναι', 'שלום כהן'])(
    '%s beside Latin',
    async (name) => {
      const { text } = await read({ client: { name: `${name} Sharma` } });
      const printed = text.slice(text.indexOf('Invoice to') + 10, text.indexOf('Sharma'));
      expect([...new Set(printed)].sort()).toEqual([...new Set(` ${name}`)].sort());
    },
  );

  test('Arabic is joined, runs from right to left, and is told to those who copy it', async () => {
    const name = 'محمد للسباكة';
    const bytes = await paperPdf({ ...sample, client: { name } });
    const { pages, text } = await readPdf(bytes);
    expect(text).not.toContain('□');
    const told = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('latin1');
    expect(contentOf(bytes).replace(/\\([()\\])/g, '$1')).toContain(told);
    for (const { x, width } of pages[0]?.pieces ?? []) expect(x + width).toBeLessThan(545);
    // Brackets are mirrored when drawn.
    expect(inReadingOrder('אב (1) ab').map((run) => run.text)).toEqual(['ab', '( ', '1', 'אב )']);
  });

  test('are printable exactly where the face has them', async () => {
    const { more } = await import('./more-fonts.ts');
    const known = new Set(more.regular.characterSet);
    const wrong = Array.from({ length: 0x30000 - 0x21 }, (_, at) => at + 0x21).filter((code) => {
      const char = String.fromCodePoint(code);
      return /[\p{L}\p{N}\p{P}\p{S}\p{M}]/u.test(char) && isOnPaper(char) !== known.has(code);
    });
    expect(wrong).toEqual([]);
    expect(['王', 'ข', '가'].map(unprintableIn)).toEqual(['王', 'ข', '가']);
    expect(unprintableIn('Łukasz Ἀθῆναι 🙂 राजेश سلام 22 mm²')).toBeNull();
  });
});

describe('what the font has no glyph for', () => {
  test('becomes one box for each letter seen, and nothing for a picture', async () => {
    const { text } = await read({ client: { name: '王小明 👩‍👩‍👧‍👦 Ann' } });
    expect(text).toContain('Invoice to □□□ Ann ');
    expect(text).toContain('Some characters cannot be printed and are shown as □.');
  });

  test('never becomes rubbish', async () => {
    const notes = 'a\u0000b\u0007c \ud800 soft\u00adhyphen \u202ebidi\u202c 1\ufe0f\u20e3 ✅ done \ue000';
    const { text } = await read({ notes });
    expect(text).toContain('Notes abc □ softhyphen bidi 1 ✓ done □');
  });
});

const sentence = 'Drained the system, removed the old boiler and its flue, and made good the wall. ';
const tenThousand = (last: string) => sentence.repeat(200).slice(0, 9980) + last;

describe('long invoices', () => {
  test('flow over pages that are numbered and carry a running head', async () => {
    const { pages, text } = await read({
      work: { description: tenThousand('end-of-work') },
      notes: tenThousand('end-of-notes'),
    });
    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page.text.includes('Example Plumbing Invoice INV-2026-418207')).toBe(index > 0);
    }
    expect(text).toContain('end-of-work');
    expect(text).toContain('end-of-notes');
  });

  test('never end with a page that holds nothing but who the seller is', async () => {
    for (let count = 1; count <= 40; count += 1) {
      const lines = Array.from({ length: count }, (_, at) => `line ${at + 1}`);
      const { pages } = await read({ notes: lines.join('\n') });
      const last = pages.at(-1)?.text ?? '';
      expect(pages.length > 1 ? last : '').toContain(pages.length > 1 ? `line ${count}` : '');
      for (const { y } of pages.flatMap(({ pieces }) => pieces)) expect(y).toBeGreaterThanOrEqual(30);
    }
  });

  const word = (letter: string) => letter.repeat(200);
  test.each<[string, Partial<InvoiceDocument>]>([
    ['long texts', { work: { description: tenThousand('') }, notes: tenThousand('') }],
    ['ten thousand letters without a space', { notes: 'W'.repeat(10_000) }],
    ['ten thousand line breaks', { notes: 'a\n'.repeat(5_000), work: { description: '\n'.repeat(10_000) } }],
    [
      'piles of marks',
      { notes: `e${'\u0301'.repeat(9_999)}`, work: { jobTitle: `A${'\u0323'.repeat(199)}` } },
    ],
    [
      'long names, numbers and amounts',
      {
        seller: { name: word('W'), legalName: word('M'), address: 'x\n'.repeat(250), email: word('e') },
        client: { name: 'Long Name '.repeat(20), address: word('W').repeat(2), phone: word('0') },
        number: 'W'.repeat(64),
        amountPence: 9_999_999_999,
        work: { jobTitle: word('W'), location: word('W') },
      },
    ],
  ])('%s stay on the paper', async (_, changes) => {
    const { pages } = await read(changes);
    for (const page of pages) {
      expect([page.width, page.height]).toEqual([595.28, 841.89]);
      for (const { text, x, y, width, height } of page.pieces) {
        const inside = x >= 50 && x + width <= page.width - 50 && y >= 30 && y + height <= page.height - 25;
        expect(inside ? '' : `${text} at ${x},${y}`).toBe('');
      }
    }
  });
});

test('a job described by its name says it once', async () => {
  const { pages } = await read({ work: { jobTitle: 'New tap', description: 'New tap' } });
  const text = pages.map((page) => page.text).join(' ');
  expect(text.match(/New tap/g)).toHaveLength(1);
});

describe('the file', () => {
  test('is the same bytes for the same invoice', async () => {
    const [one, two] = [await paperPdf(sample), await paperPdf(sample)];
    expect(Buffer.compare(one, two)).toBe(0);
    expect(one.length).toBeLessThan(60_000);
  });

  test('says what it is, in which language, and is tagged for screen readers', async () => {
    const { info, marked, pages } = await read({ client: { name: '王' } });
    expect(info).toMatchObject({
      Title: 'Invoice INV-2026-418207 from Example Plumbing',
      Author: 'Example Plumbing',
      CreationDate: 'D:20261016000000Z',
      Language: 'en-GB',
    });
    expect(marked).toMatchObject({ Marked: true });
    for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P'])
      expect(pages[0]?.tags).toContain(`"role":"${tag}"`);
  });
});
