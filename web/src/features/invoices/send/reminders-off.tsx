import BellOff from 'lucide-react/icons/bell-off';
import type { Invoice } from '#shared/invoices/contract.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { sendTexts as texts } from './texts.ts';

/** Says of an invoice from another program that nobody is reminded of it by itself, and lets that begin. */
export default function RemindersOff({ invoice }: { invoice: Invoice }) {
  const { mutate, isPending } = useCall(invoicesRoutes.reminders, {
    success: texts.remindersOn,
    failure: texts.remindersFailed,
  });
  return (
    <Notice
      tone="info"
      icon={BellOff}
      title={texts.remindersOff}
      action={
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => mutate({ params: { id: invoice.id }, body: { on: true } })}
        >
          {texts.letRemind}
        </Button>
      }
    >
      <p>{texts.remindersOffHint}</p>
    </Notice>
  );
}
