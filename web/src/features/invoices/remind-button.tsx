import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { today } from '#shared/dates.ts';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { ApiError, explain } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { invoiceFigures, putInvoice } from '../../data/invoices.ts';
import { texts } from './texts.ts';

/** The server's own sentence, or the spec's; the one about the mail service says what to do. */
const remindFailure = (error: Error): string => {
  if (error.message.includes(texts.mailNotConfigured)) return texts.mailNotConfiguredHint;
  return error instanceof ApiError && error.reason ? error.reason : explain(texts.remindFailed, error);
};

const useRemind = (invoice: Invoice) => {
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(invoicesRoutes.remind, {
    success: texts.reminded,
    failure: remindFailure,
    refresh: invoiceFigures,
    onSuccess: (reply) => putInvoice(cache, reply),
  });
  return { remind: () => mutate({ params: { id: invoice.id } }), isPending };
};

/** The envelope of a row. */
export function RemindIcon({ invoice }: { invoice: Invoice }) {
  const { remind, isPending } = useRemind(invoice);
  const isOverdue = shownStatus(invoice, today()) === 'overdue';
  return (
    <IconButton
      icon={Mail}
      label={texts.remindAbout(invoice.invoiceNumber)}
      tone={isOverdue ? 'alert' : 'plain'}
      disabled={isPending}
      onClick={remind}
    />
  );
}

export function RemindButton({ invoice, className }: { invoice: Invoice; className?: string }) {
  const { remind, isPending } = useRemind(invoice);
  const isOverdue = shownStatus(invoice, today()) === 'overdue';
  return (
    <Button
      icon={Mail}
      variant={isOverdue ? 'primary' : 'secondary'}
      busy={isPending}
      busyLabel={texts.reminding}
      onClick={remind}
      className={className}
    >
      {texts.remind}
    </Button>
  );
}
