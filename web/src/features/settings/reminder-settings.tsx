import { authRoutes } from '#shared/auth/contract.ts';
import { settingsRoutes } from '#shared/settings/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Switch } from '../../components/switch.tsx';
import { texts } from './texts.ts';

/** Whether overdue invoices are reminded of every morning; takes effect at once and comes back if refused. */
export function ReminderSettings() {
  const { remindersOn } = useSignedInUser();
  const { mutate, isPending } = useCall(settingsRoutes.updateReminders, {
    failure: texts.remindersFailed,
    refresh: [authRoutes.user.path],
  });
  return (
    <div className="p-4 lg:p-5">
      <Switch
        label={texts.remindersLabel}
        hint={texts.remindersHint}
        checked={remindersOn}
        disabled={isPending}
        onChange={(on) => mutate({ body: { remindersOn: on } })}
      />
    </div>
  );
}
