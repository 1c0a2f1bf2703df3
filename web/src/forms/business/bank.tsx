import { businessLabels, businessTexts } from '../business-texts.ts';
import { NumberField } from '../number-field.tsx';
import type { BusinessForm } from '../use-business-form.ts';
import { BusinessText } from './text-field.tsx';

const { hints } = businessTexts;

/** How and by when the business is paid. */
export function BankFields({ business }: { business: BusinessForm }) {
  return (
    <>
      <NumberField
        control={business.form.control}
        name="paymentTermsDays"
        label={businessLabels.paymentTermsDays}
        hint={hints.paymentTermsDays}
      />
      <BusinessText business={business} name="bankName" hint={hints.bankName} />
      <BusinessText
        business={business}
        name="accountName"
        hint={hints.accountName}
        className="sm:col-span-2"
      />
      <BusinessText business={business} name="sortCode" inputMode="numeric" placeholder="12-34-56" />
      <BusinessText business={business} name="accountNumber" inputMode="numeric" enterKeyHint="done" />
    </>
  );
}
