import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWide } from '../../components/use-wide.ts';
import {
  type SettingsSectionId,
  sectionAt,
  settingsPath,
  settingsSections,
} from '../../data/settings-sections.ts';
import { currentStep } from '../../navigation/history.ts';
import { indexId, openedFromIndex } from './section-index.tsx';

/** The section in the URL: on a phone the open one. */
export const useSection = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const wide = useWide();
  const open = sectionAt(hash)?.id;
  const isRefused = useRef(false);
  useFocus(wide ? undefined : open, isRefused);
  useBegin(wide ? open : undefined);
  const close = () => {
    // The current URL: a second press may come before the first has rendered.
    const { hash: now, state } = currentStep().location;
    if (!sectionAt(now)) return;
    const isOpenedHere = (state as typeof openedFromIndex | null)?.opened === openedFromIndex.opened;
    void (isOpenedHere ? navigate(-1) : navigate('/settings', { replace: true }));
  };
  /** Shows a section whose fields need the user; if it is visible already, its form has set the focus. */
  const show = (id: SettingsSectionId) => {
    if (id === open || wide) return;
    isRefused.current = true;
    void navigate(settingsPath(id), { replace: open !== undefined });
  };
  return { open, close, show };
};

/** On a phone an opened section starts at its top, or at the first error; Back returns the focus to where it was. */
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

const hands = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/** Keeps the page at the section of its URL while content above it loads, until the user scrolls. */
const useBegin = (open: SettingsSectionId | undefined) => {
  const [first] = useState(open);
  useEffect(() => {
    const section = first && scrollY === 0 && document.getElementById(first);
    if (!section) return;
    const seen = new ResizeObserver(() => section.scrollIntoView());
    seen.observe(document.body);
    const stop = () => {
      seen.disconnect();
      for (const hand of hands) removeEventListener(hand, stop);
    };
    for (const hand of hands) addEventListener(hand, stop, { passive: true });
    return stop;
  }, [first]);
};

/** Where all sections are on one page: the one being read, or just chosen. */
export const useReadSection = (chosen: SettingsSectionId | undefined): SettingsSectionId | undefined => {
  const [read, setRead] = useState<SettingsSectionId>();
  const isChosen = useRef(true);
  useEffect(() => {
    isChosen.current = true;
    setRead(chosen);
  }, [chosen]);
  useEffect(() => {
    const byHand = () => {
      isChosen.current = false;
    };
    const look = () => {
      if (!isChosen.current) setRead(sectionInView());
    };
    for (const hand of hands) addEventListener(hand, byHand, { passive: true });
    addEventListener('scroll', look, { passive: true });
    return () => {
      for (const hand of hands) removeEventListener(hand, byHand);
      removeEventListener('scroll', look);
    };
  }, []);
  return read;
};

/**
 * The first section, or the last one above a line that moves from the window's top to its bottom as the page is scrolled to its
 * end.
 */
const sectionInView = (): SettingsSectionId => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const line = clientHeight * (scrollY / Math.max(1, scrollHeight - clientHeight));
  const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? line + 1;
  return (settingsSections.findLast(({ id }) => top(id) <= line) ?? settingsSections[0]).id;
};
