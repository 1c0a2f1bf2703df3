import type { User } from '#shared/auth/user.ts';
import { today } from '#shared/dates.ts';
import { noCompetence } from '#shared/settings/competence-rules.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { showIssues, useShapedForm } from '../../forms/use-shaped-form.ts';
import { InstrumentFields } from './competence-instruments.tsx';
import { competenceTexts as texts } from './competence-texts.ts';
import {
  bodyOf,
  type CheckedCompetence,
  type CompetenceValues,
  competenceFields,
  valuesOf,
} from './competence-values.ts';
import { SectionForm } from './section-form.tsx';

/** What the business is registered for, and its test instruments: certificates begin with them. */
export function CompetenceSettings() {
  const user = useSignedInUser();
  return <Competence key={JSON.stringify(user.competence)} user={user} />;
}

const useCompetence = ({ competence = noCompetence, firstName, lastName, email }: User) => {
  const form = useShapedForm<CompetenceValues, CheckedCompetence>(competenceFields, valuesOf(competence));
  const { mutateAsync, isPending } = useCall(settingsRoutes.updateCompetence, {
    success: texts.saved,
    failure: texts.failed,
  });
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  const save = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit((checked) =>
      mutateAsync({ body: bodyOf(checked, competence, name) }).then(
        () => {
          isSaved = true;
        },
        (error: unknown) => showIssues(form, error),
      ),
    )();
    return isSaved;
  };
  return { form, save, isPending, discard: () => form.reset(valuesOf(competence)) };
};

function Competence({ user }: { user: User }) {
  const { form, save, isPending, discard } = useCompetence(user);
  const { register, formState, watch } = form;
  const { errors, isDirty } = formState;
  const ends = watch('licenceEnds');
  const wordsOf = (name: Exclude<keyof CompetenceValues, 'instruments'>) => ({
    label: texts[name === 'licenceEnds' || name === 'schemeEnds' ? 'ends' : name],
    error: errors[name]?.message,
  });
  return (
    <SectionForm
      id="competence"
      isUnsaved={isDirty}
      label={texts.save}
      busy={isPending}
      {...{ save, discard }}
    >
      <p className="text-muted">{texts.hint}</p>
      <Field {...wordsOf('registration')} hint={texts.registrationHint}>
        <TextInput {...register('registration')} inputMode="numeric" autoComplete="off" />
      </Field>
      <FieldPair>
        <Field {...wordsOf('licence')}>
          <TextInput {...register('licence')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field {...wordsOf('licenceEnds')} hint={ends && ends < today() ? texts.endedCard : undefined}>
          <DateInput {...register('licenceEnds')} />
        </Field>
      </FieldPair>
      <Field {...wordsOf('scheme')} hint={texts.schemeHint}>
        <TextInput {...register('scheme')} autoComplete="off" />
      </Field>
      <FieldPair>
        <Field {...wordsOf('schemeNumber')}>
          <TextInput {...register('schemeNumber')} autoComplete="off" />
        </Field>
        <Field {...wordsOf('schemeEnds')}>
          <DateInput {...register('schemeEnds')} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field {...wordsOf('oftec')}>
          <TextInput {...register('oftec')} autoComplete="off" />
        </Field>
        <Field {...wordsOf('unvented')}>
          <TextInput {...register('unvented')} autoComplete="off" />
        </Field>
      </FieldPair>
      <InstrumentFields form={form} />
    </SectionForm>
  );
}
