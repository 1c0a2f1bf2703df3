import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import PenLine from 'lucide-react/icons/pen-line';
import { formatDate } from '#shared/dates.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { NextBar } from '../../../components/next-bar.tsx';
import { texts } from '../texts.ts';
import type { Gap } from './findings.ts';
import { Signer } from './signer.tsx';
import type { OpenForm } from './use-form.ts';
import { useIssue } from './use-issue.ts';

interface Props {
  form: OpenForm;
  onGo: (gap: Gap) => void;
}

/** The last screen of a form: the outcome, what is missing or doubtful, and the signatures. */
export default function Sign({ form, onGo }: Props) {
  const { definition, found, gaps } = form;
  const { signingOf, sign, errorOf, seen, issue, busy } = useIssue(form);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Outcome form={form} />
      {gaps.length > 0 && <Missing gaps={gaps} onGo={onGo} />}
      {found.warnings.length > 0 && <Warnings form={form} {...seen} />}
      {gaps.length === 0 &&
        definition.signatures.map((asked) => (
          <Signer
            key={asked.role}
            asked={asked}
            signing={signingOf(asked.role)}
            error={errorOf(asked)}
            onChange={(signing) => sign(asked.role, signing)}
          />
        ))}
      {gaps.length === 0 && <NextBar act={{ label: texts.issue, icon: PenLine, onClick: issue, busy }} />}
      {gaps[0] && (
        <NextBar act={{ label: texts.gaps(gaps.length), onClick: () => gaps[0] && onGo(gaps[0]) }} />
      )}
    </div>
  );
}

function Outcome({ form: { found, certificate } }: { form: OpenForm }) {
  const { outcome, nextDue } = found;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {outcome && (
          <div>
            <dt className="text-small text-muted">{texts.outcome}</dt>
            <dd className="text-large font-strong">{texts.outcomes[outcome] ?? outcome}</dd>
          </div>
        )}
        {nextDue && (
          <div>
            <dt className="text-small text-muted">{texts.nextDue}</dt>
            <dd className="text-large font-strong">{formatDate(nextDue)}</dd>
          </div>
        )}
      </dl>
      <ButtonLink variant="secondary" icon={FileText} needsConnection>
        <a
          href={`/api/jobs/${certificate.jobId}/certificates/${certificate.id}/pdf`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.draftPdf}
        </a>
      </ButtonLink>
    </Card>
  );
}

function Missing({ gaps, onGo }: { gaps: readonly Gap[]; onGo: (gap: Gap) => void }) {
  return (
    <section aria-label={texts.missingTitle}>
      <h3 className="mb-1.5 px-0.5 font-strong">{texts.missingTitle}</h3>
      <Card>
        <ul className="divide-y divide-line">
          {gaps.map((gap) => (
            <li key={gap.path}>
              <button
                type="button"
                onClick={() => onGo(gap)}
                className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken/50 focus-visible:-outline-offset-3"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-strong">
                    {gap.label}
                    {gap.row !== undefined && (
                      <span className="font-normal text-muted"> · {gap.row + 1}</span>
                    )}
                  </span>
                  {gap.message && <span className="block text-small text-on-alert">{gap.message}</span>}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface WarningsProps {
  form: OpenForm;
  areSeen: boolean;
  setSeen: (are: boolean) => void;
  error: string | undefined;
}

function Warnings({ form: { found }, areSeen, setSeen, error }: WarningsProps) {
  return (
    <section aria-label={texts.warningsTitle} className="rounded-card bg-warning px-4 py-3 text-on-warning">
      <h3 className="font-strong">{texts.warningsTitle}</h3>
      <ul className="my-2 grid list-disc gap-1 pl-5">
        {found.warnings.map(({ code, path, message }) => (
          <li key={`${code}@${path}`}>{message}</li>
        ))}
      </ul>
      <p className="text-small">{texts.warningsHint}</p>
      <Checkbox
        label={texts.warningsSeen}
        checked={areSeen}
        onChange={({ target }) => setSeen(target.checked)}
      />
      {error && (
        <p role="alert" className="text-small font-strong">
          {error}
        </p>
      )}
    </section>
  );
}
