import type { FormEvent, ReactNode } from 'react';
import type { SettingsSectionId } from '../../data/settings-sections.ts';
import { type Unsaved, useUnsaved } from './unsaved.ts';

interface Props extends Unsaved {
  id: SettingsSectionId;
  /** Something in it differs from what is kept. */
  isUnsaved: boolean;
  children: ReactNode;
}

/** The fields of a section: the page's one bar saves them, and so does Enter. */
export function SectionForm({ id, isUnsaved, children, ...unsaved }: Props) {
  useUnsaved(id, isUnsaved, unsaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void unsaved.save();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 lg:p-5">
      {children}
      {/* Without one, Enter does nothing where there are two fields. */}
      <button type="submit" hidden disabled={unsaved.busy} />
    </form>
  );
}
