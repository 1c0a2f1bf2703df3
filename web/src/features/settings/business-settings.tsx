import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { BusinessFields } from '../../forms/business-fields.tsx';
import { useBusinessForm } from '../../forms/use-business-form.ts';
import { Logo } from './logo.tsx';
import { texts } from './texts.ts';

/** What invoices say about the business. */
export function BusinessSettings({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const business = useBusinessForm();
  const { isDirty } = business.form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  return (
    <Panel title={texts.business} id="business">
      <form noValidate onSubmit={business.submit} className="grid gap-5 p-4 lg:p-5">
        <p className="text-muted">{texts.businessHint}</p>
        <BusinessFields business={business} />
        <Logo />
        <Button type="submit" busy={business.busy} busyLabel={texts.saving} className="sm:justify-self-start">
          {texts.saveBusiness}
        </Button>
      </form>
    </Panel>
  );
}
