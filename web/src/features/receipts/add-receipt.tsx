import * as Radix from 'radix-ui/dialog';
import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { words } from '../../words.ts';
import { PictureField } from './picture-field.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { ScanBanner } from './scan-banner.tsx';
import { texts } from './texts.ts';
import { type ReceiptForm, useReceiptForm } from './use-receipt-form.ts';

interface Props {
  /** The key of the tray's picture to use; any other text starts without one, `scan` with the camera. */
  kept: string;
  onClose: () => void;
}

/** Adds a receipt: first its picture, which fills the fields; the user reviews and saves them. */
export default function AddReceipt({ kept, onClose }: Props) {
  const receipt = useReceiptForm(kept, onClose);
  const { picture, unsaved, submit, close } = receipt;
  // Enter doesn't submit while the button is disabled, so the missing picture is reported here.
  const nameMissingPicture = (event: KeyboardEvent) => {
    const { target } = event;
    const inField = target instanceof HTMLInputElement && target.type !== 'file';
    if (event.key === 'Enter' && inField && !picture) submit();
  };
  return (
    <Dialog
      open
      onClose={close}
      unsaved={unsaved}
      title={texts.add}
      note={receipt.draft.isKept && words.draftKept}
    >
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={nameMissingPicture}
        className="flex min-h-0 flex-1 flex-col"
      >
        <SheetBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <KeptNote isOld={receipt.draft.isOld} onDiscard={receipt.draft.beginAnew} />
          <PictureField receipt={receipt} scans={kept === 'scan'} />
          <ScanBanner receipt={receipt} />
          <ReceiptFields form={receipt.form} doubtful={receipt.doubtful} />
        </SheetBody>
        <SheetFooter>
          <Radix.Close asChild>
            <Button variant="secondary">{texts.cancel}</Button>
          </Radix.Close>
          <SaveButton receipt={receipt} />
        </SheetFooter>
      </form>
    </Dialog>
  );
}

function SaveButton({ receipt: { picture, busy, share } }: { receipt: ReceiptForm }) {
  const isGoingOut = share > 0 && share < 1;
  return (
    <Button
      type="submit"
      disabled={!picture}
      busy={busy}
      busyLabel={isGoingOut ? texts.uploaded(Math.round(share * 100)) : texts.saving}
    >
      {texts.save}
    </Button>
  );
}
