import { Controller } from 'react-hook-form';
import { type BusinessKind, businessKinds } from '#shared/settings/options.ts';
import { Segmented } from '../../components/segmented.tsx';
import { businessLabels, businessTexts, kindNames } from '../business-texts.ts';
import type { BusinessForm } from '../use-business-form.ts';
import { BusinessAddress, BusinessText } from './text-field.tsx';

const { hints } = businessTexts;
const segments = businessKinds.map((value) => ({ value, label: kindNames[value] }));

/** Who the business is: what the law requires depends on its kind, and only that is asked for. */
export function Identity({ business }: { business: BusinessForm }) {
  return (
    <>
      <Kind business={business} />
      <BusinessText
        business={business}
        name="tradingName"
        hint={hints.tradingName}
        autoComplete="organization"
      />
      <LegalName business={business} kind={business.form.watch('businessKind') || null} />
      <BusinessAddress business={business} name="address" autoComplete="street-address" />
      <BusinessText business={business} name="phone" type="tel" autoComplete="tel" />
      <BusinessText business={business} name="email" type="email" autoComplete="email" />
    </>
  );
}

function Kind({ business: { form } }: { business: BusinessForm }) {
  return (
    <Controller
      control={form.control}
      name="businessKind"
      render={({ field }) => (
        <div className="grid gap-1.5 sm:col-span-2">
          <p aria-hidden className="font-strong">
            {businessLabels.businessKind}
            <span className="text-small font-normal text-muted"> (optional)</span>
          </p>
          <Segmented
            label={businessLabels.businessKind}
            value={field.value ?? ''}
            segments={segments}
            onChange={field.onChange}
            className="sm:w-fit"
          />
        </div>
      )}
    />
  );
}

function LegalName({ business, kind }: { business: BusinessForm; kind: BusinessKind | null }) {
  if (kind === null) return <BusinessText business={business} name="legalName" hint={hints.legalName} />;
  if (kind === 'company') return <Company business={business} />;
  const isAlone = kind === 'sole_trader';
  return (
    <BusinessText
      business={business}
      name="ownName"
      hint={isAlone ? hints.ownName : hints.partners}
      {...(!isAlone && { label: businessTexts.partners })}
      autoCapitalize="words"
    />
  );
}

function Company({ business }: { business: BusinessForm }) {
  return (
    <>
      <BusinessText
        business={business}
        name="legalName"
        label={businessTexts.registeredName}
        hint={hints.registeredName}
      />
      <BusinessText
        business={business}
        name="companyNumber"
        hint={hints.companyNumber}
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-2"
      />
      <BusinessAddress business={business} name="registeredOffice" hint={hints.registeredOffice} />
    </>
  );
}
