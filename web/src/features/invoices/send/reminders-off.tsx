import BellOff from 'lucide-react/icons/bell-off';
import type { Invoice } from '#shared/invoices/contract.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { sendTexts as texts } from './texts.ts';

/** Says that an imported invoice has no automatic reminders, with a way to start them. */
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
