import type { FormEvent, ReactNode } from 'react';
import type { SettingsSectionId } from '../../data/settings-sections.ts';
import { type Unsaved, useUnsaved } from './unsaved.ts';

interface Props extends Unsaved {
  id: SettingsSectionId;
  /** It has unsaved changes. */
  isUnsaved: boolean;
  children: ReactNode;
}

/** A section's fields, saved by the page's bar or by Enter. */
export function SectionForm({ id, isUnsaved, children, ...unsaved }: Props) {
  useUnsaved(id, isUnsaved, unsaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void unsaved.save();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 lg:p-5">
      {children}
      {/* Without a submit button, Enter does nothing in a form with two fields. */}
      <button type="submit" hidden disabled={unsaved.busy} />
    </form>
  );
}
