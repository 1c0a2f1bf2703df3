import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import type { Issue } from '../../store/api-error.ts';
import type { TextName } from '../business/text-field.tsx';
import { BusinessFields } from '../business-fields.tsx';
import { type BusinessValues, useBusinessForm } from '../use-business-form.ts';
import { useLeaving } from '../use-leaving.ts';
import { useUnsavedGuard } from '../use-unsaved-guard.ts';
import { texts } from './texts.ts';

/** The business details' fields for what a document may lack of its seller. */
const names: Record<string, TextName> = {
  sellerName: 'tradingName',
  sellerLegalName: 'ownName',
  sellerRegisteredName: 'legalName',
  partnerNames: 'ownName',
  sellerAddress: 'address',
  sellerVatNumber: 'vatNumber',
  companyNumber: 'companyNumber',
  registeredOffice: 'registeredOffice',
  partOfUk: 'companyNumber',
};

/** The message without "in Settings": it is shown beside the field. */
const asked = (message: string): string => message.replace(/ in Settings, under Business details/, '');

/** The errors by field. Without a kind of business, the form asks only for a name. */
const errorsOf = (findings: readonly Issue[], hasKind: boolean): FieldErrors<BusinessValues> =>
  Object.fromEntries(
    findings.flatMap(({ path, message }) => {
      const name = names[path] === 'ownName' && !hasKind ? 'legalName' : names[path];
      return name ? [[name, { type: 'server', message: asked(message) }]] : [];
    }),
  );

/** Scrolls to the first missing field, which may be far down. */
const wanted = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

interface Props {
  findings: readonly Issue[];
  /** Called once the details are saved. */
  onMended: (() => void) | undefined;
  onClose: () => void;
}

/** Asks for the seller's missing details in place, so that nobody has to leave and find the way back. */
export default function MendSeller({ findings, onMended, onClose }: Props) {
  const { businessKind } = useSignedInUser().business;
  const [errors] = useState(() => errorsOf(findings, businessKind !== null));
  const { isLeaving, leave } = useLeaving();
  const business = useBusinessForm(() => {
    if (isLeaving()) return;
    leave();
    onClose();
    onMended?.();
  }, errors);
  const { isDirty } = business.form.formState;
  const giveUp = () => {
    leave();
    business.draft.drop();
  };
  useUnsavedGuard(() => isDirty && !isLeaving(), { ...business.draft, drop: giveUp });
  const close = () => {
    giveUp();
    onClose();
  };
  return (
    <Dialog open onClose={close} unsaved={isDirty} title={texts.mendSeller}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          // It may be over another form, which must not be submitted too.
          event.stopPropagation();
          business.submit(event);
        }}
      >
        <SheetBody className="grid content-start gap-4">
          <div ref={wanted} className="contents">
            <BusinessFields business={business} />
          </div>
        </SheetBody>
        <SheetFooter>
          <Button variant="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={business.busy} busyLabel={texts.saving}>
            {onMended ? texts.saveAndIssue : texts.save}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
