import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlState } from '../../../components/use-url-state.ts';
import type { Gap } from './findings.ts';

/** The open section and row; each is a history entry, so that Back closes it. */
export const usePlace = () => {
  const [section, openSection] = useUrlState('section', { push: true, along: 'row' });
  const [rowText, openRow] = useUrlState('row', { push: true });
  const row = /^\d+$/.test(rowText) ? Number(rowText) - 1 : undefined;
  const navigate = useNavigate();
  const { state } = useLocation();
  return {
    /** Goes to where something is missing, replacing the last screen. */
    go: (gap: Gap) => {
      const search = new URLSearchParams(window.location.search);
      search.set('section', gap.section);
      if (gap.row !== undefined) search.set('row', String(gap.row + 1));
      void navigate({ search: search.toString() }, { replace: true, state, preventScrollReset: true });
    },
    section,
    row,
    openSection,
    openRow: (at: number | undefined) => openRow(at === undefined ? '' : String(at + 1)),
  };
};
export type FormPlace = ReturnType<typeof usePlace>;
