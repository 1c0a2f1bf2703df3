import { clientsContract } from '#shared/clients/contract.ts';
import { dashboardContract } from '#shared/dashboard/contract.ts';
import { invoicesContract } from '#shared/invoices/contract.ts';
import { eventually, must, type Proof } from './proof.ts';
import type { Visitor } from './site.ts';

/** Mails a client who has an address of SES's simulator a reminder; answers the client's id. */
const remind = async ({ api }: Visitor, mailbox: string): Promise<number> => {
  const email = `${mailbox}@simulator.amazonses.com`;
  const client = await api.call(clientsContract.create, { body: { name: `Proof of ${mailbox}`, email } });
  const body = { invoiceNumber: `PROOF-${mailbox}`, clientId: client.id, amount: 10, dueDate: '2026-01-31' };
  const { id } = await api.call(invoicesContract.create, { body });
  const { reminderCount } = await api.call(invoicesContract.remind, { params: { id } });
  must(reminderCount === 1, 'The reminder was not recorded');
  return client.id;
};

const troubleOf = async ({ api }: Visitor, clientId: number): Promise<string | undefined> => {
  const events = await api.call(dashboardContract.activity, {});
  return events.find(({ kind, subjectId }) => kind.startsWith('mail_') && subjectId === clientId)?.kind;
};

export const mailing: Proof = {
  name: 'Mail goes out, and a bounce and a complaint come back (simulator of SES)',
  run: async (_, visitor) => {
    const delivered = await remind(visitor, 'success');
    const bounced = await remind(visitor, 'bounce');
    const complained = await remind(visitor, 'complaint');
    const told = (id: number, kind: string) => async () => (await troubleOf(visitor, id)) === kind;
    await eventually('The bounce was not heard', 120, told(bounced, 'mail_bounced'));
    await eventually('The complaint was not heard', 120, told(complained, 'mail_complained'));
    must((await troubleOf(visitor, delivered)) === undefined, 'Mail that was delivered counts as trouble');
  },
};
