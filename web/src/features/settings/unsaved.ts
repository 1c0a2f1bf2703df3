import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { SettingsSectionId } from '../../data/settings-sections.ts';

/** What was changed in a section and is not saved. */
export interface Unsaved {
  /** What saving it is called: "Save Email Settings". */
  label: string;
  busy: boolean;
  /** Answers whether it is saved now; what is wrong with it stands beside its fields then. */
  save: () => Promise<boolean>;
  discard: () => void;
}

export type UnsavedParts = Partial<Record<SettingsSectionId, Unsaved>>;

type Report = (id: SettingsSectionId, unsaved: Unsaved | null) => void;

export const ReportUnsaved = createContext<Report>(() => undefined);

/** What the sections report, for the bar that saves it and for whoever asks before the page is left. */
export const useUnsavedParts = (): [UnsavedParts, Report] => {
  const [parts, setParts] = useState<UnsavedParts>({});
  const report = useCallback<Report>((id, unsaved) => {
    setParts(({ [id]: _, ...others }) => (unsaved ? { ...others, [id]: unsaved } : others));
  }, []);
  return [parts, report];
};

/** Tells the page that this section has something to save, as long as `isUnsaved`. */
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
