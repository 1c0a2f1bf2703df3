import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { drawCells } from '#functions/paper/cells.ts';
import { faceFor } from '#functions/paper/faces.ts';
import { Grid } from '#functions/paper/grid.ts';
import { printable } from '#functions/paper/printable.ts';
import { Sheet } from '#functions/paper/sheet.ts';
import { styles } from '#functions/paper/style.ts';
import { drawText } from '#functions/paper/text.ts';
import { oneLine } from '#functions/paper/wording.ts';
import { formatDate } from '#shared/dates.ts';
import { filingMoment } from '#shared/filing/moment.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { formatPounds } from '#shared/money.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { boxNumbers, boxWords } from '#shared/tax/box-words.ts';
import { formatVatNumber } from '#shared/uk/identifiers.ts';
import { readObligations, readReturn, type StoredReturn } from './entity.ts';

const drawBoxes = (sheet: Sheet, { shown: { boxes } }: StoredReturn): void => {
  if (!boxes) return;
  const grid = new Grid(sheet, 'Box', [{ label: 'Amount', width: 110 }]);
  for (const number of boxNumbers)
    grid.row(
      [{ text: `${number}.  ${boxWords[number]}`, style: styles.body }],
      [{ text: formatPounds(boxes[`box${number}`]), style: styles.body }],
      number === boxNumbers.at(-1),
    );
  sheet.y += 16;
};

/** What HMRC sent back, as far as it sent it: the proof that it has the return. */
const proofOf = ({ acknowledgement }: StoredReturn): string =>
  [
    ['HMRC had it', filingMoment(acknowledgement?.processingDate ?? acknowledgement?.foundAt)],
    ['Receipt', acknowledgement?.receiptId],
    ['Receipt’s time', filingMoment(acknowledgement?.receiptTimestamp)],
    ['Reference for paying', acknowledgement?.chargeRefNumber],
    ['HMRC’s record of the call', acknowledgement?.correlationId],
  ]
    .flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
    .join('\n');

const draw = async (kept: StoredReturn, { name, vrn }: { name: string; vrn: string | undefined }) => {
  const { shown, declared, acknowledgement } = kept;
  const period = `${formatDate(shown.start)} to ${formatDate(shown.end)}`;
  const title = `VAT return for ${period}`;
  const particulars = {
    title: `${title}, ${name}`,
    author: name,
    created: new Date(declared.at),
    running: [name, title] as [string, string],
  };
  const sheet = new Sheet(particulars, await faceFor(printable(JSON.stringify([name, declared]))));
  const head = sheet.part('Sect');
  sheet.write(head, 'H1', 'VAT return, filed with HMRC', styles.title);
  sheet.write(head, 'P', name, styles.strong);
  sheet.y += 14;
  drawCells(sheet, sheet.part('Sect'), [
    { label: 'Period', value: period, share: 3 },
    ...(vrn ? [{ label: 'VAT number', value: formatVatNumber(vrn), share: 2 }] : []),
    { label: 'HMRC’s reference', value: acknowledgement?.formBundleNumber ?? 'None given', share: 2 },
  ]);
  sheet.y += 18;
  drawBoxes(sheet, kept);
  drawText(sheet, 'Proof', proofOf(kept));
  const who = `${declared.name} declared this on ${filingMoment(declared.at)}.`;
  drawText(sheet, 'Declaration', `${declared.text}\n${who}`);
  return sheet.finish();
};

/**
 * One A4 page that proves a return was filed: its boxes, what HMRC sent back, and who declared it. The same bytes for as long as
 * the business keeps its name. Throws 404 if nothing was sent for the period, and 409 if HMRC hasn't acknowledged it.
 */
export const acknowledgementFile = async (firm: StoredFirm, end: string) => {
  const kept = await readReturn(firm.firmId, end);
  if (!kept) throw notFound();
  if (kept.status !== 'filed')
    throw conflict('HMRC hasn’t confirmed this return', [{ path: 'end', message: 'Not filed here' }]);
  const periods = await readObligations(firm.firmId);
  const vrn = periods.find((each) => each.end === end)?.vrn;
  const bytes = await draw(kept, { name: oneLine(businessName(firm)), vrn });
  return { bytes, fileName: `vat-return-${end}.pdf` };
};
