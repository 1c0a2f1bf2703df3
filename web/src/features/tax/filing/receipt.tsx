import CircleCheck from 'lucide-react/icons/circle-check';
import FileDown from 'lucide-react/icons/file-down';
import { addressOf } from '#shared/call.ts';
import { formatDate, today } from '#shared/dates.ts';
import { filingMoment } from '#shared/filing/moment.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { formatPounds } from '#shared/money.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { owedOf } from './owed.tsx';
import { useIsOwner } from './queries.ts';
import { filingTexts as words } from './texts.ts';

/** Confirms that HMRC has a return, with the proof and the next action. */
export function Receipt({ data }: { data: FilingReturn }) {
  const { acknowledgement, declaredBy, declaredAt } = data;
  const reference = acknowledgement?.formBundleNumber;
  const proof = (
    <ButtonLink variant="secondary" icon={FileDown}>
      <a href={addressOf(filingRoutes.acknowledgement, { params: { end: data.end } })} download>
        {words.proof}
      </a>
    </ButtonLink>
  );
  return (
    <>
      <Notice tone="success" icon={CircleCheck} title={words.filedTitle} role="status" action={proof}>
        {owedOf(data, useIsOwner())}
      </Notice>
      <HowToPay data={data} />
      <Card>
        <Facts>
          <Fact name={words.reference} width="phone">
            <span className="font-strong tabular-nums">{reference ?? words.noReference}</span>
          </Fact>
          <Fact name={words.at} width="phone">
            {filingMoment(acknowledgement?.processingDate ?? acknowledgement?.foundAt)}
          </Fact>
          <Fact name={words.by} width="phone">
            {declaredBy}
          </Fact>
          <Fact name={words.declaredAt} width="phone">
            {filingMoment(declaredAt)}
          </Fact>
          <Fact name={words.declareTitle} width="full">
            <span className="text-small">{data.declaration}</span>
          </Fact>
        </Facts>
      </Card>
    </>
  );
}

function HowToPay({ data: { outcome, boxes, due, acknowledgement } }: { data: FilingReturn }) {
  if (outcome === 'nil' || !boxes) return null;
  if (outcome === 'reclaim') return <p className="px-1">{words.comesBack}</p>;
  if (acknowledgement?.paymentIndicator === 'DD') return <p className="px-1">{words.directDebit}</p>;
  const reference = acknowledgement?.chargeRefNumber;
  const pay = due < today() ? words.payNow : words.payWith;
  return (
    <p className="px-1">
      {pay(formatPounds(boxes.box5), formatDate(due))}. {reference && words.payReference(reference)}{' '}
      <a
        href="https://www.gov.uk/pay-vat"
        target="_blank"
        rel="noreferrer"
        className="no-print inline-flex min-h-6 items-center underline"
      >
        {words.payLink}
      </a>
    </p>
  );
}
