import { useState } from 'react';
import { duesRoutes } from '#shared/dues/routes.ts';
import { dueSteps } from '#shared/reminders/dues.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Switch } from '../../../components/switch.tsx';
import { clientsMailTexts as texts } from '../clients-mail-texts.ts';
import { DayChoice } from '../day-choice.tsx';

/** Whether clients are told of what is due, and how many days before; changes are saved immediately. */
export function Dues() {
  const { remindersOn, days } = useSignedInUser().dues;
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending } = useCall(duesRoutes.updateSettings, {
    failure: texts.duesFailed,
  });
  const choose = (chosen: (typeof dueSteps)[number][]) => {
    setRefused(chosen.length === 0);
    if (chosen.length > 0) mutate({ body: { remindersOn, days: chosen } });
  };
  return (
    <div className="grid gap-3 p-4 lg:p-5">
      <Switch
        label={texts.dues}
        hint={texts.duesHint}
        checked={remindersOn}
        disabled={isPending}
        onChange={(on) => mutate({ body: { remindersOn: on } })}
      />
      {remindersOn && (
        <DayChoice
          legend={texts.duesDays}
          days={dueSteps}
          chosen={days}
          label={texts.duesDay}
          disabled={isPending}
          error={isRefused ? texts.noDay : undefined}
          className="grid-cols-3"
          onChoose={choose}
        />
      )}
    </div>
  );
}
