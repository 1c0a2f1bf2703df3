import { account } from './examples/account.ts';
import { admin } from './examples/admin.ts';
import { board } from './examples/board.ts';
import { books } from './examples/books.ts';
import { certificates } from './examples/certificates.ts';
import { clients } from './examples/clients.ts';
import { dues } from './examples/dues.ts';
import { employees } from './examples/employees.ts';
import { filing } from './examples/filing.ts';
import { firms } from './examples/firms.ts';
import { guest } from './examples/guest.ts';
import { inventory } from './examples/inventory.ts';
import { invoices } from './examples/invoices.ts';
import { jobs } from './examples/jobs.ts';
import { leave } from './examples/leave.ts';
import { members } from './examples/members.ts';
import { payments } from './examples/payments.ts';
import { photos } from './examples/photos.ts';
import { prices } from './examples/prices.ts';
import { quotes } from './examples/quotes.ts';
import { receipts } from './examples/receipts.ts';
import { settings } from './examples/settings.ts';
import { sites } from './examples/sites.ts';
import { tax } from './examples/tax.ts';
import { time } from './examples/time.ts';
import type { Bodies } from './known.ts';

/** An example body, with every field filled in, for each call that takes one. A new resource needs a line here. */
export const exampleBodies: Bodies = {
  ...books,
  ...certificates,
  ...clients,
  ...board,
  ...leave,
  ...sites,
  ...time,
  ...jobs,
  ...invoices,
  ...payments,
  ...inventory,
  ...photos,
  ...prices,
  ...quotes,
  ...dues,
  ...employees,
  ...receipts,
  ...settings,
  ...account,
  ...filing,
  ...firms,
  ...admin,
  ...members,
  ...guest,
  ...tax,
};
