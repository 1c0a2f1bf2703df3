import { useQueryClient } from '@tanstack/react-query';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { BusinessFields } from '../../forms/business-fields.tsx';
import { putBusiness, useBusinessForm } from '../../forms/use-business-form.ts';
import { useLeaving } from '../../forms/use-leaving.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { texts } from './texts.ts';

/** Asks who the invoice is from and where to pay. "Not now" is an answer too. */
export default function BusinessQuestion({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const { isLeaving, leave } = useLeaving();
  const close = () => {
    leave();
    onClose();
  };
  const business = useBusinessForm(() => {
    if (!isLeaving()) close();
  });
  const { isDirty } = business.form.formState;
  const giveUp = () => {
    leave();
    business.draft.drop();
  };
  useUnsavedGuard(() => isDirty && !isLeaving(), { ...business.draft, drop: giveUp });
  const decline = () => {
    giveUp();
    onClose();
    // Saving an empty change marks the question as answered, on every device; if that fails it is asked again.
    call(settingsRoutes.updateBusiness, { body: {} }).then(
      (saved) => putBusiness(cache, saved),
      () => undefined,
    );
  };
  return (
    <Dialog open onClose={decline} unsaved={isDirty} title={texts.question} description={texts.questionHint}>
      <form noValidate onSubmit={business.submit} className="flex min-h-0 flex-1 flex-col">
        <SheetBody className="grid content-start gap-4">
          <BusinessFields business={business} />
        </SheetBody>
        <SheetFooter>
          <Button variant="secondary" onClick={decline}>
            {texts.notNow}
          </Button>
          <Button type="submit" busy={business.busy} busyLabel={texts.saving}>
            {texts.saveDetails}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
