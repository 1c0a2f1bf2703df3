import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { SettingsSectionId } from '../../data/settings-sections.ts';

/** A section's unsaved changes. */
export interface Unsaved {
  /** The label for saving it: "Save Email Settings". */
  label: string;
  busy: boolean;
  /** Resolves to whether it was saved; errors are shown beside their fields. */
  save: () => Promise<boolean>;
  discard: () => void;
}

export type UnsavedParts = Partial<Record<SettingsSectionId, Unsaved>>;

type Report = (id: SettingsSectionId, unsaved: Unsaved | null) => void;

export const ReportUnsaved = createContext<Report>(() => undefined);

/** The sections' unsaved changes, for the save bar and for the question before leaving. */
export const useUnsavedParts = (): [UnsavedParts, Report] => {
  const [parts, setParts] = useState<UnsavedParts>({});
  const report = useCallback<Report>((id, unsaved) => {
    setParts(({ [id]: _, ...others }) => (unsaved ? { ...others, [id]: unsaved } : others));
  }, []);
  return [parts, report];
};

/** Reports this section's unsaved changes while `isUnsaved`. */
export const useUnsaved = (id: SettingsSectionId, isUnsaved: boolean, unsaved: Unsaved): void => {
  const report = useContext(ReportUnsaved);
  const { label, busy, save, discard } = unsaved;
  const latest = useRef({ save, discard });
  useEffect(() => {
    latest.current = { save, discard };
  });
  useEffect(() => {
    if (!isUnsaved) return;
    report(id, {
      label,
      busy,
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    });
    return () => report(id, null);
  }, [id, isUnsaved, label, busy, report]);
};
