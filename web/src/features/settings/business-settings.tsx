import { BusinessFields } from '../../forms/business-fields.tsx';
import { useBusinessForm } from '../../forms/use-business-form.ts';
import { Logo } from './logo.tsx';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';

/** What invoices say about the business. */
export function BusinessSettings() {
  const business = useBusinessForm();
  return (
    <SectionForm
      id="business"
      isUnsaved={business.form.formState.isDirty}
      label={texts.saveBusiness}
      busy={business.busy}
      save={business.save}
      discard={business.draft.beginAnew}
    >
      <p className="text-muted">{texts.businessHint}</p>
      <BusinessFields business={business} />
      <Logo />
    </SectionForm>
  );
}
