import { Button } from '../../components/button.tsx';
import { type SettingsSectionId, settingsSections } from '../../data/settings-sections.ts';
import { texts } from './texts.ts';
import type { UnsavedParts } from './unsaved.ts';

interface Props {
  parts: UnsavedParts;
  /** Called to show the section with errors. */
  onRefused: (id: SettingsSectionId) => void;
}

/** Sections that can't be queued: they are saved now or not at all. */
const connected = new Set<SettingsSectionId>(['rules', 'email', 'numbering']);

/** Lists unsaved changes, with Save and Discard: above a phone's bottom bar, at the bottom of a desktop. */
export function SaveBar({ parts, onRefused }: Props) {
  const changed = settingsSections.flatMap(({ id, name }) => {
    const unsaved = parts[id];
    return unsaved ? [{ id, name, ...unsaved }] : [];
  });
  const [first, ...others] = changed;
  if (!first) return null;
  const save = async () => {
    // In sequence: each changes the same account.
    for (const part of changed) if (!(await part.save())) return onRefused(part.id);
  };
  const discard = () => {
    for (const part of changed) part.discard();
  };
  return (
    <section
      aria-label={texts.unsaved}
      data-save-bar
      className="strip-in no-print fixed inset-x-0 bottom-[calc(var(--bar-height)+var(--said-height))] z-20 flex flex-wrap items-center gap-x-3 border-t border-line bg-surface px-4 py-2.5 shadow-lifted lg:sticky lg:bottom-4 lg:mt-6 lg:rounded-card lg:border lg:px-5"
    >
      <p role="status" className="min-w-0 flex-1 basis-28 text-small">
        <b className="block">{texts.unsaved}</b>
        <span className="text-muted large-text:hidden">{changed.map(({ name }) => name).join(', ')}</span>
      </p>
      <div className="flex grow justify-end gap-1">
        <Button variant="quiet" onClick={discard} disabled={changed.some(({ busy }) => busy)}>
          {texts.discard}
        </Button>
        <Button
          aria-label={others.length > 0 ? texts.saveAll : first.label}
          busy={changed.some(({ busy }) => busy)}
          busyLabel={texts.saving}
          needsConnection={changed.some(({ id }) => connected.has(id))}
          onClick={() => void save()}
        >
          {texts.save}
        </Button>
      </div>
    </section>
  );
}
