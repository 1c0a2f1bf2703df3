import Pencil from 'lucide-react/icons/pencil';
import SearchX from 'lucide-react/icons/search-x';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useRef } from 'react';
import type { Draft } from '#shared/invoices/drafts.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { NextBar } from '../../../components/next-bar.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Pill } from '../../../components/pill.tsx';
import { RecordPlace } from '../../../components/record-place.tsx';
import { draftQuery } from '../../../data/drafts.ts';
import { useDueDays } from '../../../data/due-days.ts';
import { useRecord } from '../../../data/use-record.ts';
import { Findings } from '../../../forms/paper/findings.tsx';
import { PaperLines } from '../../../forms/paper/paper-lines.tsx';
import { words } from '../../../words.ts';
import { hasWork, WorkDone } from '../paper-work.tsx';
import { useWaitingLetters } from '../send/waiting-letter.tsx';
import { texts } from './texts.ts';
import { useIssue, useRemoveDraft } from './use-changes.ts';

interface Props {
  id: number;
  /** It was saved in order to issue it now. */
  issueNow: boolean;
  onEdit: () => void;
  onIssued: (invoiceId: number) => void;
  /** Called with the issued invoice, to send it. */
  onSend: (invoiceId: number) => void;
  onClose: () => void;
}

const nothingListed = { rows: [], loading: false };

/** A draft as the document it will be, what prevents issuing it, and the way to issue it. */
export function DraftDetail({ id, onClose, ...actions }: Props) {
  const chosen = useRecord<Draft>(id, nothingListed, draftQuery);
  const texted = { missing: texts.missing, showAll: texts.backToList };
  return (
    <RecordPlace kind="draft" {...chosen} icon={SearchX} texts={texted} onClose={onClose}>
      {(draft) => <Sheet draft={draft} onClose={onClose} {...actions} />}
    </RecordPlace>
  );
}

function Sheet({ draft, issueNow, onEdit, onIssued, onSend, onClose }: Omit<Props, 'id'> & { draft: Draft }) {
  const days = useDueDays()(draft.clientId);
  const letterOf = useWaitingLetters();
  const { issue, issuing, findings } = useIssue(draft.id, (id) =>
    // If its email is queued already, it is sent automatically.
    (issueNow || letterOf(id) ? onIssued : onSend)(id),
  );
  const asked = useRef(false);
  useEffect(() => {
    if (!issueNow || asked.current) return;
    asked.current = true;
    issue();
  });
  return (
    <div className="grid gap-4 px-4 pt-2 pb-24 lg:px-6 lg:pt-7 lg:pb-12">
      <header className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-large wrap-anywhere">{draft.client?.name}</h2>
        <Pill>{texts.draft}</Pill>
      </header>
      {findings.length > 0 && (
        <Notice tone="warning" icon={TriangleAlert} title={texts.cannotIssue} role="alert">
          <Findings findings={findings} clientId={draft.clientId} onMended={issue} />
        </Notice>
      )}
      <Card className="paper grid gap-5 rounded-small p-5 shadow-lifted sm:p-7">
        <p className="text-small text-muted">
          {draft.dueDate ? (
            <>
              Due <DateText value={draft.dueDate} />
            </>
          ) : (
            texts.due(days)
          )}
        </p>
        {hasWork(draft) && <WorkDone work={draft} />}
        {draft.lines && draft.sums ? (
          <PaperLines lines={draft.lines} sums={draft.sums} pricesInclude={draft.pricesInclude} />
        ) : (
          <p className="text-muted">{texts.noAmount}</p>
        )}
        {draft.notes && <p className="text-small whitespace-pre-line wrap-anywhere">{draft.notes}</p>}
      </Card>
      <Actions {...{ draft, issuing, onEdit, onClose }} onIssue={issue} />
    </div>
  );
}

interface ActionProps {
  draft: Draft;
  issuing: boolean;
  onIssue: () => void;
  onEdit: () => void;
  onClose: () => void;
}

function Actions({ draft, issuing, onIssue, onEdit, onClose }: ActionProps) {
  const confirm = useConfirm();
  const removeDraft = useRemoveDraft();
  const remove = async () => {
    if (!(await confirm({ title: texts.deleteQuestion, action: texts.delete, danger: true }))) return;
    onClose();
    removeDraft(draft.id);
  };
  return (
    <>
      <NextBar
        act={{ label: words.send, icon: Send, busy: issuing, onClick: onIssue }}
        helpers={[{ label: texts.editShort, icon: Pencil, onClick: onEdit }]}
      />
      <Button
        variant="quiet"
        icon={Trash2}
        onClick={() => void remove()}
        className="justify-self-start text-on-alert"
      >
        {texts.delete}
      </Button>
    </>
  );
}
