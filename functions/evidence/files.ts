import { claimBytes } from '#functions/invoices/late/pdf.ts';
import { invoiceBytes, receiptFile } from '#functions/invoices/pdf.ts';
import { unpackText } from '#functions/lib/packed.ts';
import { pictureEnding, safeName } from '#functions/lib/zip-names.ts';
import { getPicture } from '#functions/photos/pictures.ts';
import type { EvidenceFile } from './evidence-file.ts';
import type { Gathered } from './gathered.ts';
import { quoteFiles } from './quotes.ts';

const photoFiles = ({ photos }: Gathered): EvidenceFile[] =>
  photos.map((photo) => ({
    name: `2 photos/${photo.stage}-${photo.id}.${pictureEnding(photo.fileType)}`,
    input: () => getPicture(photo),
  }));

const invoiceFiles = ({ firm, invoice, issued, credits }: Gathered): EvidenceFile[] => {
  const name = `3 invoice/${safeName(invoice.invoiceNumber)}`;
  return [
    { name: `${name}.pdf`, input: () => invoiceBytes(firm, invoice) },
    ...(issued
      ? [{ name: `${name}.json`, input: async () => JSON.stringify(issued.document, null, 2) }]
      : []),
    { name: `${name} payments.pdf`, input: async () => (await receiptFile(firm, invoice.id)).bytes },
    ...credits.map(({ id, number }) => ({
      name: `3 invoice/${safeName(number)}.pdf`,
      input: async () =>
        (await (await import('#functions/invoices/credits/pdf.ts')).creditFile(firm, id)).bytes,
    })),
  ];
};

const claimFiles = ({ claims }: Gathered): EvidenceFile[] =>
  claims.flatMap((claim) => [
    { name: `4 claims/${safeName(claim.number)}.pdf`, input: () => claimBytes(claim) },
    { name: `4 claims/${safeName(claim.number)}.json`, input: async () => unpackText(claim.packed) },
  ]);

/** Every file of the pack except its contents page, each generated when its turn comes. */
export const filesOf = (gathered: Gathered): EvidenceFile[] => [
  ...quoteFiles(gathered),
  ...photoFiles(gathered),
  ...invoiceFiles(gathered),
  ...claimFiles(gathered),
];
