import { useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '#shared/auth/contract.ts';
import { settingsRoutes } from '#shared/settings/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { userQuery, useSignedInUser } from '../../api/user.ts';
import { Switch } from '../../components/switch.tsx';
import { texts } from './texts.ts';

/** Whether overdue invoices are reminded of every morning; takes effect at once and comes back if refused. */
export function ReminderSettings() {
  const cache = useQueryClient();
  const { remindersOn } = useSignedInUser();
  const show = (on: boolean) =>
    cache.setQueryData(userQuery.queryKey, (user) => user && { ...user, remindersOn: on });
  const { mutate, isPending } = useCall(settingsRoutes.updateReminders, {
    failure: texts.remindersFailed,
    refresh: [authRoutes.user.path],
    optimistic: (_, { body }) => {
      show(body.remindersOn);
      return () => show(!body.remindersOn);
    },
  });
  return (
    <div className="p-4 lg:p-5">
      <Switch
        label={texts.remindersLabel}
        hint={texts.remindersHint}
        checked={remindersOn}
        disabled={isPending}
        needsConnection
        onChange={(on) => mutate({ body: { remindersOn: on } })}
      />
    </div>
  );
}
