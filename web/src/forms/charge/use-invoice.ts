import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import { email, lines, optional, pounds } from '#shared/fields.ts';
import type { DraftInput } from '#shared/invoices/drafts.ts';
import type { Finding, Issuing } from '#shared/invoices/issuing.ts';
import { refusalsOf, warningsOf } from '#shared/invoices/lawful.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { textLimits } from '#shared/limits.ts';
import type { Line } from '#shared/lines/line.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { wasSaid } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { toast } from '../../components/toast.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { ApiError } from '../../store/api-error.ts';
import { useBankDetails } from '../letter/bank-question.tsx';
import { useShapedForm } from '../use-shaped-form.ts';
import { documentOf, type Source } from './source.ts';
import { texts } from './texts.ts';
import { useCharging } from './use-charging.ts';
import type { useDone } from './use-done.ts';

const shape = z.strictObject({
  to: email,
  address: optional(lines(textLimits.address)),
  amount: optional(pounds),
  hourly: optional(pounds),
});

export interface Charging {
  job: Job;
  client: Client;
  source: Source;
  done: ReturnType<typeof useDone>;
  /** Completes the job, if it isn't yet. */
  finish: () => Promise<void>;
  onClose: () => void;
}

/** What the law requires and the invoice lacks, and what to check; an invoice for one amount has no lines to check. */
const useFindings = ({ client, job }: Charging, document: DraftInput | null, address: string) => {
  const { business, firstName, lastName } = useSignedInUser();
  if (!document?.lines) return { findings: [], warnings: [] };
  const ownName = ownNameOf({ firstName, lastName });
  const reverseCharge = document.reverseCharge ?? job.reverseCharge;
  const issuing: Issuing = {
    seller: { business, ownName },
    client: { ...client, address: client.address ?? (address || null) },
    document: { ...document, lines: document.lines as Line[], reverseCharge },
    day: today(),
  };
  return { findings: refusalsOf(issuing), warnings: warningsOf(issuing) };
};

const totalOf = (document: DraftInput | null): number | null => {
  if (!document) return null;
  return document.lines
    ? sumsOf({ ...document, lines: document.lines as Line[] }).total
    : (document.amount ?? null);
};

const useTyped = (charging: Charging) => {
  const { client, job, source, done } = charging;
  const vat = useVatCode();
  const form = useShapedForm(shape, { to: client.email ?? '', address: '' });
  const [amount, hourly, address] = useWatch({
    control: form.control,
    name: ['amount', 'hourly', 'address'],
  });
  const [added, setAdded] = useState<readonly number[]>([]);
  const charge = done.chargeAt(source, typeof hourly === 'number' ? hourly : null);
  const chosen = { added, amount: typeof amount === 'number' ? amount : null, vat };
  const document = documentOf(source, charge, job, chosen);
  const found = useFindings(charging, document, address ?? '');
  return { form, charge, document, ...found, added, setAdded, vat };
};

/** The job's invoice in the sheet, and the ways to deliver it. */
export const useInvoice = (charging: Charging) => {
  const { client, source, finish, onClose } = charging;
  const typed = useTyped(charging);
  const { form, charge, document, added, vat } = typed;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Finding[]>([]);
  const navigate = useNavigate();
  const bank = useBankDetails();
  const steps = useCharging(source, client);
  const ofAddress = typed.findings.filter(({ path }) => path === 'buyerAddress');
  const besidesAddress = (each: readonly Finding[]) => each.filter(({ path }) => path !== 'buyerAddress');
  const findings = [...besidesAddress(typed.findings), ...refused];
  const warnings = besidesAddress(typed.warnings).map(({ message }) => message);

  const drafted = async (): Promise<number> => {
    if (!document) throw new Error('There is nothing to charge');
    const { hourly, address, to } = form.getValues();
    await bank.save();
    await steps.keepClient(to, address ?? '');
    if (hourly) await steps.keepPrice(hourly, vat);
    await finish();
    return steps.draft(
      document,
      charge.besides.filter((_, at) => added.includes(at)),
    );
  };
  /** True if it can be sent; otherwise shows what is missing beside the field. */
  const isWhole = (): boolean => {
    if (!document) form.setError(charge.lacksRate ? 'hourly' : 'amount', { message: texts.amountMissing });
    else if (ofAddress.length > 0) form.setError('address', { message: texts.addressMissing });
    else return findings.length === 0;
    return false;
  };
  const run = async (way: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefused([]);
    try {
      await way();
    } catch (error) {
      // Legal problems are shown where they can be corrected.
      if (error instanceof ApiError && error.code === 'not_lawful') setRefused(error.issues);
      else if (!wasSaid(error)) {
        toast({ tone: 'danger', title: 'Error', description: texts.failed });
        throw error;
      }
    } finally {
      setBusy(false);
    }
  };
  /** Once issued it is an invoice whatever happens to its email, which can be sent again from its own sheet. */
  const sent = async (to: string): Promise<void> => {
    const id = await steps.issue(await drafted());
    const went = await steps.send(id, to).then(
      () => true,
      () => false,
    );
    onClose();
    if (!went) void navigate(`/invoices?id=${id}&send=${id}`);
  };
  return {
    ...typed,
    ...{ bank, busy, findings, warnings, total: totalOf(document), needsAddress: ofAddress.length > 0 },
    send: form.handleSubmit(({ to }) => (isWhole() ? run(() => sent(to)) : undefined)),
    /** Issues it, to be delivered by other ways from its own sheet. */
    handOver: () => {
      if (isWhole())
        void run(async () => {
          const id = await steps.issue(await drafted());
          void navigate(`/invoices?id=${id}&send=${id}`);
        });
    },
    edit: () =>
      void run(async () => {
        const id = await drafted();
        void navigate(`/invoices?draft=${id}&editDraft=${id}`);
      }),
  };
};
