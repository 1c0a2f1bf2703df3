import { Link } from 'react-router-dom';
import { cisStatuses } from '#shared/settings/options.ts';
import { vatSchemes } from '#shared/uk/vat-schemes.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { businessLabels, businessTexts, cisNames, schemeNames } from '../business-texts.ts';
import type { BusinessForm } from '../use-business-form.ts';
import { BusinessText, type TextName } from './text-field.tsx';

const { hints } = businessTexts;
const schemes = vatSchemes.map((value) => ({ value, label: schemeNames[value] }));
const statuses = cisStatuses.map((value) => ({ value, label: cisNames[value] }));

const hasError = ({ form }: BusinessForm, names: TextName[]): boolean =>
  names.some((name) => form.formState.errors[name]);

/** The VAT registration, for those who have one. A change of scheme from a date is entered beside the returns. */
export function VatFields({ business }: { business: BusinessForm }) {
  const { form } = business;
  const kept = useSignedInUser().business.vatScheme;
  const isRegistered = kept !== 'none';
  const options = isRegistered ? schemes.filter(({ value }) => value === kept || value === 'none') : schemes;
  const scheme = form.watch('vatScheme') || 'none';
  const number = form.watch('vatNumber') ?? '';
  const isOpen = hasError(business, ['vatNumber', 'vatFrom', 'vatTo']);
  const isAsked = scheme !== 'none' || number !== '' || isOpen;
  return (
    <Fold id="vat" title={businessTexts.vat} state={businessTexts.vatOf(scheme, number)} open={isOpen}>
      <Field
        label={businessLabels.vatScheme}
        required
        hint={
          isRegistered && (
            <Link to="/tax?part=vat#change-scheme" className="underline underline-offset-4">
              {hints.otherScheme}
            </Link>
          )
        }
      >
        <Select {...form.register('vatScheme')} options={options} />
      </Field>
      {isAsked && (
        <>
          <BusinessText
            business={business}
            name="vatNumber"
            hint={hints.vatNumber}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <BusinessText business={business} name="vatFrom" hint={hints.vatFrom} type="date" />
          <BusinessText business={business} name="vatTo" hint={hints.vatTo} type="date" />
        </>
      )}
    </Fold>
  );
}

/** The status in the Construction Industry Scheme, for those who work for contractors. */
export function CisFields({ business }: { business: BusinessForm }) {
  const { form } = business;
  const status = form.watch('cisStatus') || 'none';
  const isOpen = hasError(business, ['utr']);
  return (
    <Fold id="cis" title={businessTexts.cis} state={cisNames[status]} open={isOpen}>
      <Field label={businessLabels.cisStatus} hint={hints.cisStatus} required className="sm:col-span-2">
        <Select {...form.register('cisStatus')} options={statuses} />
      </Field>
      {(status !== 'none' || isOpen) && (
        <BusinessText
          business={business}
          name="utr"
          hint={hints.utr}
          inputMode="numeric"
          className="sm:col-span-2"
        />
      )}
    </Fold>
  );
}
