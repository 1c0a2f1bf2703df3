import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch } from 'react-hook-form';
import { contactRoles, contactsPerSite } from '#shared/sites/kinds.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { SiteFormState } from './form-state.ts';
import { texts } from './texts.ts';

const roles = contactRoles.map((value) => ({ value, label: texts.roles[value] }));

/** Contacts for access and messages, any number. */
export function PeopleFields({ form }: { form: SiteFormState }) {
  const people = useFieldArray({ control: form.control, name: 'contacts', keyName: 'key' });
  const add = () =>
    people.append({ role: 'tenant', name: '', phone: '', email: '', getsCopies: false, paperOnly: false });
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="float-left font-strong">{texts.people}</legend>
      {people.fields.length === 0 && <p className="clear-left text-small text-muted">{texts.noPeople}</p>}
      {people.fields.map((field, at) => (
        <Person key={field.key} form={form} at={at} onRemove={() => people.remove(at)} />
      ))}
      {people.fields.length < contactsPerSite && (
        <Button variant="secondary" icon={Plus} onClick={add} className="clear-left justify-self-start">
          {texts.addPerson}
        </Button>
      )}
    </fieldset>
  );
}

interface PersonProps {
  form: SiteFormState;
  at: number;
  onRemove: () => void;
}

function Person({ form, at, onRemove }: PersonProps) {
  const { control, register, formState } = form;
  const name = useWatch({ control, name: `contacts.${at}.name` });
  const errors = formState.errors.contacts?.[at];
  return (
    <div className="clear-left grid min-w-0 gap-3 rounded-card border border-line p-3">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 font-strong wrap-anywhere">{texts.person(name ?? '')}</span>
        <IconButton icon={Trash2} label={texts.removePerson(name ?? '')} onClick={onRemove} />
      </div>
      <FieldPair>
        <Field label={texts.role} required>
          <Select {...register(`contacts.${at}.role`)} options={roles} />
        </Field>
        <Field label={texts.personName} required error={errors?.name?.message}>
          <TextInput {...register(`contacts.${at}.name`)} autoComplete="off" autoCapitalize="words" />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={texts.phone} error={errors?.phone?.message}>
          <TextInput {...register(`contacts.${at}.phone`)} type="tel" inputMode="tel" autoComplete="off" />
        </Field>
        <Field label={texts.email} error={errors?.email?.message}>
          <TextInput
            {...register(`contacts.${at}.email`)}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </FieldPair>
      <div>
        <Checkbox {...register(`contacts.${at}.getsCopies`)} label={texts.getsCopies} />
        <Checkbox {...register(`contacts.${at}.paperOnly`)} label={texts.paperOnly} />
      </div>
    </div>
  );
}
