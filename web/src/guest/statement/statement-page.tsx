/** @jsxImportSource preact */

import { useState } from 'preact/hooks';
import { formatDate } from '#shared/dates.ts';
import type { GuestStatement } from '#shared/guest/statement.ts';
import { ageName } from '#shared/invoices/statement-ages.ts';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../buttons.tsx';
import { call } from '../calls.ts';
import { Contact } from '../contact.tsx';
import { GroupHeading } from '../heading.tsx';
import { BankDetails } from '../invoice/bank-details.tsx';
import { NextStep } from '../next-step.tsx';
import { Notice } from '../notice.tsx';
import { Footer } from '../paper/footer.tsx';
import { oneLine, SellerHead } from '../paper/seller-head.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { PdfFailed } from '../pdf-failed.tsx';
import { texts } from '../texts.ts';
import { usePdf } from '../use-pdf.ts';
import { OpenInvoices } from './open-invoices.tsx';
import { Payments } from './payments.tsx';
import { statementTexts } from './texts.ts';

/** Opens an invoice of a statement through its own token. */
const useInvoice = (token: string, enter: (token: string) => void) => {
  const [busy, setBusy] = useState<number>();
  const [isFailed, setFailed] = useState(false);
  const open = async (invoiceId: number) => {
    setBusy(invoiceId);
    setFailed(false);
    try {
      const { url } = await call('invoice', { token, invoiceId });
      enter(url.replace(/^.*#/, ''));
    } catch {
      setFailed(true);
      setBusy(undefined);
    }
  };
  return { busy, isFailed, open: (invoiceId: number) => void open(invoiceId) };
};

/** The amounts owed, by age. */
function Ages({ statement: { ageing } }: { statement: GuestStatement }) {
  return (
    <dl class="keep-together mb-4 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-2 sm:grid-cols-4">
      {ageing.map(({ age, amount }) => (
        <div key={age}>
          <dt class="text-micro text-muted">{ageName(age)}</dt>
          <dd class={amount > 0 ? 'font-strong' : 'text-muted'}>{formatPounds(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  statement: GuestStatement;
  token: string;
  enter: (token: string) => void;
}

/** What a client owes: each unpaid invoice with a way to pay it, and recent payments. */
export function StatementPage({ statement, token, enter }: Props) {
  const { seller, owed, open, bank } = statement;
  const pdf = usePdf(token, `${statementTexts.statement} ${statement.asOf}`);
  const invoice = useInvoice(token, enter);
  const next = open.find(({ pay }) => pay !== null);
  return (
    <main class="guest-columns">
      <article class="paper guest-paper">
        <SellerHead seller={seller} subject={statementTexts.statement} />
        <Sum statement={statement} />
        {owed > 0 && <Ages statement={statement} />}
        <OpenInvoices statement={statement} busy={invoice.busy} onOpen={invoice.open} />
        <Payments statement={statement} />
      </article>
      <div class="grid content-start px-2 pt-4 lg:px-0 lg:pt-0 print:px-0">
        {next?.pay && (
          <NextStep
            pdf={pdf}
            about={
              <p class="text-small text-on-brand-muted">{open.length > 1 && statementTexts.oldestFirst}</p>
            }
          >
            <Button
              look="main"
              class="min-w-0 grow wrap-anywhere"
              busy={invoice.busy === next.id}
              onClick={() => invoice.open(next.id)}
            >
              {statementTexts.payInvoice(next.invoiceNumber, formatPounds(next.pay.amount))}
            </Button>
          </NextStep>
        )}
        {invoice.isFailed && (
          <div class="pt-4">
            <Notice tone="alert" urgent>
              {statementTexts.notOpened}
            </Notice>
          </div>
        )}
        {owed > 0 && (
          <section>
            <GroupHeading>
              {/* A print has no button to pay with, so there is no other way. */}
              {next && <span class="print:hidden">{texts.orByTransfer}</span>}
              <span class={next ? 'hidden print:inline' : undefined}>{texts.byBank}</span>
            </GroupHeading>
            {bank ? (
              <>
                <BankDetails bank={bank} />
                <p class="pt-2 text-small text-muted">{statementTexts.underNumber}</p>
              </>
            ) : (
              <p>{texts.howToPay(seller.name)}</p>
            )}
          </section>
        )}
        <div class="no-print mt-4 grid gap-2">
          <Contact seller={seller} subject={statementTexts.statement} />
          <PdfButton pdf={pdf} inBar={Boolean(next)} />
          <PdfFailed pdf={pdf} />
        </div>
      </div>
      <Footer seller={seller} />
    </main>
  );
}

function Sum({ statement: { client, asOf, owed, overdue } }: { statement: GuestStatement }) {
  const address = oneLine(client.address);
  return (
    <div class="mt-4 mb-3">
      <p class="text-small text-muted">{statementTexts.open}</p>
      <h1 class="text-title font-strong">{formatPounds(owed)}</h1>
      {overdue > 0 && (
        <p class="text-small text-on-alert">{statementTexts.overdueOf(formatPounds(overdue))}</p>
      )}
      <p class="mt-0.5 text-small text-muted wrap-anywhere">
        {statementTexts.statement} {statementTexts.asOf(formatDate(asOf))} {texts.forClient(client.name)}
        {address && `, ${address}`}
      </p>
    </div>
  );
}
