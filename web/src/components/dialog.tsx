import type { ReactNode } from 'react';
import { useConfirm } from './confirm.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** True while there is unsaved input: closing then asks first. */
  unsaved?: boolean;
  /** A word beside the close button: "Draft saved". */
  note?: string | false | undefined;
  /** Wide enough for two columns on a desktop. */
  wide?: boolean;
  /** Full height on a phone. */
  tall?: boolean;
  /** A full page on a phone, two columns wide on a desktop. */
  page?: boolean;
  children: ReactNode;
}

/** A dialog, a sheet on phones. Put a `SheetBody` and a `SheetFooter` in it, inside the form if there is one. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  note,
  unsaved = false,
  wide = false,
  tall = false,
  page = false,
  children,
}: Props) {
  const confirm = useConfirm();
  const close = async () => {
    if (unsaved && !(await confirm(discardQuestion))) return;
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={() => void close()}
      title={title}
      description={description}
      note={note}
      shape={shapeOf(wide, tall, page)}
    >
      {children}
    </Sheet>
  );
}

const shapeOf = (wide: boolean, tall: boolean, page: boolean) => {
  if (page) return 'page';
  if (tall) return 'tall';
  return wide ? 'wide' : 'dialog';
};

/** Asked before input is discarded. */
export const discardQuestion = {
  title: 'Discard your changes?',
  description: 'What you typed will be deleted.',
  action: 'Discard',
  cancel: 'Keep editing',
  danger: true,
};
