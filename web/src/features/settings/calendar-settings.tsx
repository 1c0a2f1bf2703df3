import { useQueryClient } from '@tanstack/react-query';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { defaultNation, type Nation, nationNames, nations } from '#shared/uk/nations.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { putBusiness } from '../../forms/use-business-form.ts';
import { texts } from './texts.ts';

const options = nations.map((value) => ({ value, label: nationNames[value] }));

/** The nation whose bank holidays the calendar shows; choosing one saves it. */
export function CalendarSettings() {
  const cache = useQueryClient();
  const { business } = useSignedInUser();
  const { mutate, isPending, variables } = useCall(settingsRoutes.updateBusiness, {
    success: texts.bankHolidaysSaved,
    failure: texts.bankHolidaysFailed,
    onSuccess: (saved) => putBusiness(cache, saved),
  });
  const chosen = (isPending && variables.body.bankHolidays) || business.bankHolidays || defaultNation;
  return (
    <div className="p-4 lg:p-5">
      <Field label={texts.bankHolidays} hint={texts.bankHolidaysHint} required>
        <Select
          value={chosen}
          options={options}
          onChange={(event) => mutate({ body: { bankHolidays: event.target.value as Nation } })}
        />
      </Field>
    </div>
  );
}
