import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { Draft, DraftInput } from '#shared/invoices/drafts.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { fromServer } from '../../../api/from-server.ts';
import { useCall } from '../../../api/use-call.ts';
import { draftQuery } from '../../../data/drafts.ts';
import { createOrUpdate } from '../../../forms/create-or-update.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { nameOfNew } from '../../../store/kept-forms.ts';
import { shape, type Values } from './draft-values.ts';
import { texts } from './texts.ts';

interface Options {
  draft: Draft | null;
  first: Partial<Values>;
  toValues: (draft: Draft) => Values;
  /** `saved` is the saved draft, null if cancelled; `issue` means that it should be issued now. */
  onClose: (saved: Draft | null, issue: boolean) => void;
}

/** The draft's form. `issueNext` makes the next save go on to issuing. */
export const useDraftForm = ({ draft, first, toValues, onClose }: Options) => {
  const cache = useQueryClient();
  const saved = useRef<Draft | null>(null);
  const issues = useRef(false);
  const common = {
    failure: texts.saveFailed,
    onSuccess: (reply: Draft) => {
      saved.current = reply;
    },
    onKept: (reply: Draft) => {
      saved.current = reply;
    },
  };
  const said = () => texts.saved;
  const create = useCall(invoicesRoutes.createDraft, {
    ...common,
    success: said,
  });
  const update = useCall(invoicesRoutes.updateDraft, { ...common, success: said });
  const record = useRecordForm<Draft, Values, DraftInput>({
    keptAs: draft ? `invoice-draft/${draft.id}` : nameOfNew('invoice-draft', first),
    shape,
    opened: draft,
    toValues: (row) => (row ? toValues(row) : first) as DefaultValues<Values>,
    readNow: () => cache.fetchQuery({ ...draftQuery(draft?.id ?? 0), ...fromServer }),
    save: createOrUpdate(create.mutateAsync, update.mutateAsync),
    onClose: () => onClose(saved.current, issues.current),
  });
  const issueNext = (on: boolean) => {
    issues.current = on;
  };
  return { ...record, issueNext };
};

export type DraftFormState = ReturnType<typeof useDraftForm>['form'];
