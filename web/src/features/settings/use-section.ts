import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedInUser } from '../../api/user.ts';
import { useWide } from '../../components/widths.ts';
import {
  type SettingsSectionId,
  sectionAt,
  sectionsFor,
  settingsPath,
} from '../../data/settings-sections.ts';
import { currentStep } from '../../navigation/history.ts';
import { indexId, openedFromIndex } from './section-index.tsx';

/** The open section, from the URL. Where the index is beside it, there always is one: the first. */
export const useSection = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const wide = useWide();
  const [first] = sectionsFor(useSignedInUser());
  const open = sectionAt(hash)?.id ?? (wide ? first?.id : undefined);
  const isRefused = useRef(false);
  useFocus(open, isRefused);
  const close = () => {
    // The current URL: a second press may come before the first has rendered.
    const { hash: now, state } = currentStep().location;
    if (!sectionAt(now)) return;
    const isOpenedHere = (state as typeof openedFromIndex | null)?.opened === openedFromIndex.opened;
    void (isOpenedHere ? navigate(-1) : navigate('/settings', { replace: true }));
  };
  /** Shows a section whose fields need the user; if it is visible already, its form has set the focus. */
  const show = (id: SettingsSectionId) => {
    if (id === open) return;
    isRefused.current = true;
    void navigate(settingsPath(id), { replace: open !== undefined });
  };
  return { open, close, show };
};

/** Focuses an opened section, or its first error; on a phone, Back returns the focus to where it was. */
const useFocus = (open: SettingsSectionId | undefined, isRefused: RefObject<boolean>) => {
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (open && open !== last) {
      const section = document.getElementById(open);
      const wrong = isRefused.current && section?.querySelector<HTMLElement>('[aria-invalid="true"]');
      isRefused.current = false;
      if (wrong) wrong.focus();
      else section?.focus({ preventScroll: true });
    }
    if (!open && last) document.getElementById(indexId(last))?.focus({ preventScroll: true });
  }, [open, isRefused]);
};
