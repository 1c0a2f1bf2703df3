import type { EntityItem } from 'electrodb';
import { assignmentEntity } from '#functions/assignments/entity.ts';
import { profileIn, settingsIn } from '#functions/auth/wire.ts';
import { certificateEntity, certificateValuesEntity } from '#functions/certificates/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { dueEntity } from '#functions/dues/entity.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { leaveEntity } from '#functions/employees/leave-entity.ts';
import { activityEntity, countersEntity, dueDayEntity, revenueEntity } from '#functions/figures/entity.ts';
import { jobFiguresEntity } from '#functions/figures/job-entity.ts';
import { taxDayEntity } from '#functions/figures/tax-day-entity.ts';
import { teamEntity } from '#functions/figures/team-entity.ts';
import { grantEntity } from '#functions/filing/connection/grant-entity.ts';
import { obligationEntity, shownPeriod } from '#functions/filing/vat/entity.ts';
import { itemEntity, retiredEntity } from '#functions/inventory/entity.ts';
import { moveEntity } from '#functions/inventory/move-entity.ts';
import type { IssuedCredit } from '#functions/invoices/credits/document.ts';
import { creditEntity, creditLinesEntity } from '#functions/invoices/credits/entity.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { issuedEntity } from '#functions/invoices/issue/entity.ts';
import { issuedOf } from '#functions/invoices/issue/read.ts';
import { claimEntity } from '#functions/invoices/late/entity.ts';
import { unpackedLines } from '#functions/invoices/lines.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { noteEntity } from '#functions/jobs/note-entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { paymentEntity } from '#functions/ledger/payment-entity.ts';
import { quoteEntity, quoteLinesEntity } from '#functions/ledger/quote-entity.ts';
import { certificateLetterEntity } from '#functions/letters/certificate-entity.ts';
import { invoiceLetterEntity } from '#functions/letters/invoice-entity.ts';
import { quoteLetterEntity } from '#functions/letters/quote-entity.ts';
import { sentStatementEntity } from '#functions/letters/statement-entity.ts';
import { unpack } from '#functions/lib/packed.ts';
import { type AnyEntity, rowIn } from '#functions/lib/rows.ts';
import { firmEntity, memberEntity } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { photoEntity } from '#functions/photos/entity.ts';
import { priceEntity } from '#functions/prices/entity.ts';
import { punchEntity, weekEntity } from '#functions/punches/entity.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';
import { quoteVersionEntity } from '#functions/quotes/versions/entity.ts';
import { unpackedWorking } from '#functions/quotes/working.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { applianceEntity, siteEntity } from '#functions/sites/entity.ts';
import { cisStatementEntity } from '#functions/tax/cis/entity.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import type { Kind } from '#shared/domain/kinds.ts';

type Names = Record<string, string | number>;
type Rows<Entities extends readonly AnyEntity[]> = {
  [At in keyof Entities]: EntityItem<Entities[At]> | undefined;
};

/** One way in which a kind's records are stored in the table. */
export interface Source {
  /** The entities of one record, which share their key attributes; without an item of the first there is no record. */
  entities: readonly AnyEntity[];
  /** The data that the kind's schema is then applied to, from the items of `entities`, for the caller. */
  data: (items: (object | undefined)[], user: StoredUser) => object | undefined;
  /** The record's fields for the items' key attributes. */
  names: (names: Names) => object;
}

const made = <const Entities extends readonly AnyEntity[]>(
  entities: Entities,
  data: (...rows: Rows<Entities>) => object | undefined,
  names: Source['names'] = (same) => same,
): Source => ({
  entities,
  data: (items) => data(...(entities.map((entity, at) => rowIn(entity, items[at])) as Rows<Entities>)),
  names,
});

const plain = (entity: AnyEntity): Source => made([entity], (row) => row);

/** Where the records of each kind are stored: in one way, or in any of several. */
export const sources: Readonly<Record<Kind, readonly Source[]>> = {
  client: [plain(clientEntity)],
  site: [plain(siteEntity)],
  appliance: [plain(applianceEntity)],
  due: [plain(dueEntity)],
  job: [plain(jobEntity)],
  assignment: [plain(assignmentEntity)],
  punch: [plain(punchEntity)],
  // A clocked day writes its week too, which is still open then.
  week: [made([weekEntity], (week) => (week?.state ? week : undefined))],
  leave: [plain(leaveEntity)],
  employee: [plain(employeeEntity)],
  item: [plain(itemEntity), plain(retiredEntity)],
  stockMove: [plain(moveEntity)],
  price: [plain(priceEntity)],
  quote: [
    made(
      [quoteEntity, quoteLinesEntity, quoteAnswerEntity],
      (quote, lines, answer) =>
        quote && lines && { ...quote, working: unpackedWorking(lines.packed), answer },
    ),
  ],
  quoteVersion: [
    made(
      [quoteVersionEntity],
      (row) =>
        row && {
          ...unpack<SentQuote>(row.packed),
          quoteId: row.id,
          version: row.version,
          hash: row.sha256,
          total: row.total,
        },
      ({ id, version }) => ({ quoteId: id, version }),
    ),
  ],
  invoice: [
    made(
      [invoiceEntity, issuedEntity],
      (invoice, issued) => invoice && { ...invoice, issued: issued && issuedOf(issued).document },
    ),
  ],
  draft: [made([draftEntity], (draft) => draft && { ...draft, ...unpackedLines(draft.packed) })],
  payment: [plain(paymentEntity)],
  credit: [
    made([creditEntity, creditLinesEntity], (credit, lines) => {
      if (!credit || !lines) return undefined;
      const document = unpack<IssuedCredit>(lines.packed);
      return { ...document, ...credit, invoiceNumber: document.credits.number };
    }),
  ],
  claim: [plain(claimEntity)],
  receipt: [plain(receiptEntity)],
  note: [plain(noteEntity)],
  photo: [plain(photoEntity)],
  certificate: [plain(certificateEntity)],
  certificateValues: [
    made([certificateValuesEntity], (row) => row && { ...row, values: unpack<FormValues>(row.packed) }),
  ],
  cisStatement: [plain(cisStatementEntity)],
  vatPeriod: [made([obligationEntity], (row) => row && shownPeriod(row))],
  hmrcGrant: [plain(grantEntity)],
  letter: [
    plain(invoiceLetterEntity),
    plain(quoteLetterEntity),
    plain(certificateLetterEntity),
    plain(sentStatementEntity),
  ],
  activity: [plain(activityEntity)],
  settings: [made([firmEntity], (firm) => firm && settingsIn(firm))],
  // The caller's own; sent whenever the firm's item changes, which a change of their name updates too.
  profile: [{ ...plain(firmEntity), data: (_, user) => profileIn(user) }],
  member: [plain(memberEntity)],
  'figures.counters': [plain(countersEntity)],
  'figures.month': [plain(revenueEntity)],
  'figures.dueDay': [plain(dueDayEntity)],
  'figures.taxDay': [plain(taxDayEntity)],
  'figures.job': [plain(jobFiguresEntity)],
  'figures.client': [
    made(
      [clientEntity],
      (client) => client && { ...client, clientId: client.id },
      ({ id }) => ({ clientId: id }),
    ),
  ],
  'figures.team': [plain(teamEntity)],
};
