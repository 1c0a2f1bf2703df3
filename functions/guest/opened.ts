import type { EntityItem } from 'electrodb';
import type { clientEntity } from '#functions/clients/entity.ts';
import type { readIssued } from '#functions/invoices/issue/read.ts';
import type { StatementOf } from '#functions/invoices/statement/read.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { BesideIds, linkEntity } from '#functions/links/entity.ts';
import type { StoredConnect } from '#functions/payments/connect/entity.ts';
import type { OpenedDues } from './dues/opened.ts';
import type { OpenedQuote } from './quotes/opened.ts';

export type StoredLink = EntityItem<typeof linkEntity>;

/** An invoice as a link opens it; `issued` if it has lines. */
export interface OpenedInvoice {
  kind: 'invoice';
  invoice: StoredInvoice;
  issued: Awaited<ReturnType<typeof readIssued>>;
}

/** A client's statement, as a link opens it. */
export type OpenedStatement = StatementOf & { kind: 'statement' };

export type Opened = OpenedInvoice | OpenedStatement | OpenedQuote | OpenedDues;

/** The related records that were read. */
export interface Beside {
  ids: BesideIds;
  client: EntityItem<typeof clientEntity> | undefined;
  job: StoredJob | undefined;
  invoice: OpenedInvoice | undefined;
}

/** A visitor with a link: not signed in, so we know only the link and what it opens. */
export interface Guest {
  link: StoredLink;
  opened: Opened;
  beside: Beside;
  connect: StoredConnect | undefined;
  /** The address that a quote's link was emailed to. */
  mailedTo?: string | undefined;
}

/** What was read for a link. */
export interface Linked {
  firm: StoredFirm | undefined;
  /** The document's current epoch. */
  epoch: number;
  opened: Opened | undefined;
  beside: Beside;
  /** The owner's online payments, if any. */
  connect: StoredConnect | undefined;
  /** The address that a quote's link was emailed to, which the link's twin record holds. */
  mailedTo?: string | undefined;
}
