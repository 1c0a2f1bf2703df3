import { creditFile } from '#functions/invoices/credits/pdf.ts';
import { invoiceFile } from '#functions/invoices/pdf.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { safeName } from '#functions/lib/zip-names.ts';
import type { ZipFile } from '#functions/lib/zip-to-bucket.ts';
import { getImage } from '#functions/receipts/images.ts';
import { mostRecords } from '#shared/books/formats.ts';
import { formatDate } from '#shared/dates.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { pictureName, receiptsOf } from './bought.ts';
import { OpenPart, tooMany } from './build.ts';
import { accountantBooks } from './records.ts';
import type { Days } from './sales.ts';
import { type TakenBefore, type TakenRecord, takenRecord } from './taken.ts';

interface Packing extends Days {
  firm: StoredFirm;
  /** Records to leave out. */
  without?: TakenBefore | undefined;
}

/** What was included, collected while packing. */
export interface Packed {
  taken: TakenRecord[];
  rows: number;
}

async function* tables({ firm, without, ...days }: Packing, packed: Packed): AsyncGenerator<ZipFile> {
  for (const [name, book] of Object.entries(accountantBooks)) {
    const table = new OpenPart(book);
    for await (const record of book.records(firm.firmId, days)) {
      if (without?.has(record.key)) continue;
      if (packed.taken.push(takenRecord(record)) > mostRecords) throw tooMany();
      table.add(record);
    }
    const { bytes, rows } = table.close();
    packed.rows += rows;
    yield { name: `${name}.csv`, input: bytes };
  }
}

const idsOf = ({ taken }: Packed, letter: string): number[] =>
  taken.flatMap(([key]) => (key.startsWith(letter) ? [Number(key.slice(1))] : []));

/** The number of included records whose key starts with a letter. */
const countOf = ({ taken }: Packed, letter: string): number =>
  taken.filter(([key]) => key.startsWith(letter)).length;

/** Two numbers may give the same name once characters that file systems forbid are removed: the second then includes its id. */
const nameIn = (used: Set<string>, folder: string, fileName: string, id: number): string => {
  const plain = `${folder}/${safeName(fileName)}`;
  const name = used.has(plain.toLowerCase()) ? plain.replace(/(\.\w+)?$/, `-${id}$1`) : plain;
  used.add(name.toLowerCase());
  return name;
};

async function* papers(firm: StoredFirm, packed: Packed): AsyncGenerator<ZipFile> {
  const used = new Set<string>();
  for (const id of idsOf(packed, 'i')) {
    const { fileName, bytes } = await invoiceFile(firm, id);
    yield { name: nameIn(used, 'invoices', fileName, id), input: bytes };
  }
  for (const id of idsOf(packed, 'c')) {
    const { fileName, bytes } = await creditFile(firm, id);
    yield { name: nameIn(used, 'credit-notes', fileName, id), input: bytes };
  }
}

async function* pictures({ firm, ...days }: Packing, packed: Packed): AsyncGenerator<ZipFile> {
  const keys = new Set(packed.taken.map(([key]) => key));
  for await (const receipt of receiptsOf(firm.firmId, days)) {
    const image = keys.has(`b${receipt.id}`) && (await getImage(firm.firmId, receipt.id));
    if (image) yield { name: `receipts/${pictureName(receipt)}`, input: image };
  }
}

const contents = ({ firm, from, to, without }: Packing, packed: Packed): string =>
  [
    `Books of ${businessName(firm)}, ${formatDate(from)} to ${formatDate(to)}`,
    '',
    `Invoices: ${idsOf(packed, 'i').length}, in sales.csv and the folder invoices. Void ones are left out.`,
    `Credit notes: ${idsOf(packed, 'c').length}, negative in credit-notes.csv, and the folder credit-notes`,
    'Money in and out: payments.csv, including CIS deductions',
    `Receipts: ${idsOf(packed, 'b').length}, in receipts.csv, with pictures in the folder receipts`,
    `VAT returns sent to HMRC: ${countOf(packed, 'v')}, in vat-returns.csv, with who sent them and HMRC’s receipt`,
    `Weeks of time: ${countOf(packed, 'w')}, in time.csv`,
    '',
    'Amounts are in pounds. An invoice with no VAT breakdown is listed as No VAT.',
    ...(without ? ['This ZIP has only records that weren’t in an earlier one.'] : []),
    '',
  ].join('\r\n');

/** Every file of the accountant's ZIP, each generated when its turn comes. */
export async function* accountantFiles(packing: Packing, packed: Packed): AsyncGenerator<ZipFile> {
  yield* tables(packing, packed);
  yield* papers(packing.firm, packed);
  yield* pictures(packing, packed);
  yield { name: 'Contents.txt', input: contents(packing, packed) };
}
