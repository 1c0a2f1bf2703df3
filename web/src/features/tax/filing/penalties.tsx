import { lazy, Suspense, useState } from 'react';
import type { CallReply } from '#shared/call.ts';
import { formatDate } from '#shared/dates.ts';
import type { filingRoutes } from '#shared/filing/routes.ts';
import { formatPounds } from '#shared/money.ts';
import { Panel } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { texts } from '../texts.ts';
import { Row, Rows } from './account-rows.tsx';
import { filingTexts as words } from './texts.ts';

const PenaltySheet = lazy(() => import('./penalty-sheet.tsx'));

type Penalties = CallReply<typeof filingRoutes.vatAccount>['penalties'];
type Late = Penalties['late'][number];
type Charge = Pick<Late, 'from' | 'to' | 'charged' | 'outstanding' | 'reference'>;

/** Penalties for late returns and late payments; a tap on a charge asks HMRC what it stands at. */
export function Penalties({ penalties: { returns, late } }: { penalties: Penalties }) {
  const [open, show] = useState<string | null>(null);
  return (
    <>
      {returns.length > 0 && (
        <Panel title={words.returnPenalties}>
          <Rows label={words.returnPenalties} none="">
            {returns.map((each) => (
              <Charged
                key={`${each.reference} ${each.from}`}
                charge={each}
                name={words.returnPenalties}
                second={each.due && words.returnWasDue(formatDate(each.due))}
                onOpen={show}
              />
            ))}
          </Rows>
        </Panel>
      )}
      {late.length > 0 && (
        <Panel title={words.latePenalties}>
          <Rows label={words.latePenalties} none="">
            {late.map((each) => (
              <LatePenalty key={`${each.from} ${each.isSecond}`} penalty={each} onOpen={show} />
            ))}
          </Rows>
        </Panel>
      )}
      <Suspense>{open && <PenaltySheet reference={open} onClose={() => show(null)} />}</Suspense>
    </>
  );
}

interface ChargedProps {
  charge: Charge;
  /** Its name if HMRC doesn't tell the period. */
  name: string;
  second: string | null;
  onOpen: (reference: string) => void;
}

function Charged({ charge, name, second, onOpen }: ChargedProps) {
  const { from, to, charged, outstanding, reference } = charge;
  const isPaid = outstanding === 0;
  return (
    <Row
      name={from && to ? texts.period(from, to) : name}
      second={second}
      onOpen={reference ? () => onOpen(reference) : undefined}
    >
      <Money pounds={isPaid ? charged : outstanding} className="font-strong" />
      {isPaid && <span className="text-micro text-on-success">{words.paidAll}</span>}
      {!isPaid && outstanding !== charged && (
        <span className="text-micro text-muted">{words.of(formatPounds(charged))}</span>
      )}
    </Row>
  );
}

/** A penalty that still grows is not charged yet: paying the VAT stops it. */
function LatePenalty({ penalty, onOpen }: { penalty: Late; onOpen: (reference: string) => void }) {
  const { isSecond, from, to, due, accruing } = penalty;
  const name = words.latePenalty(isSecond);
  const second = [from && to && name, due && words.wasDue(formatDate(due))].filter(Boolean).join(' · ');
  if (accruing === 0) return <Charged charge={penalty} name={name} second={second} onOpen={onOpen} />;
  return (
    <Row name={from && to ? texts.period(from, to) : name} second={second}>
      <Money pounds={accruing} className="font-strong" />
      <span className="text-micro text-muted">{words.stillGrowing}</span>
    </Row>
  );
}
