import { formatDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { Card } from '../../../components/card.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { Asked } from './asked.tsx';
import { ReadAt } from './periods.tsx';
import { useVatPenalty } from './queries.ts';
import { filingTexts as words } from './texts.ts';

/** What HMRC says a penalty stands at. */
export default function PenaltySheet({ reference, onClose }: { reference: string; onClose: () => void }) {
  const query = useVatPenalty(reference);
  return (
    <Dialog open onClose={onClose} title={words.penalty}>
      <SheetBody className="grid content-start gap-3">
        <Asked query={query} rows={3}>
          {({ charged, paid, outstanding, interest, payBy, readAt }) => (
            <>
              <Card>
                <Facts>
                  <Fact name={words.leftToPay}>
                    <span className="font-strong tabular-nums">{formatPounds(outstanding)}</span>
                  </Fact>
                  <Fact name={words.payByName}>{payBy ? formatDate(payBy) : words.noDay}</Fact>
                  <Fact name={words.charged}>{formatPounds(charged)}</Fact>
                  <Fact name={words.paidSoFar}>{formatPounds(paid)}</Fact>
                  {interest !== 0 && (
                    <Fact name={words.interest} width="full">
                      {formatPounds(interest)}
                    </Fact>
                  )}
                  <Fact name={words.penaltyReference} width="full">
                    <span className="tabular-nums">{reference}</span>
                  </Fact>
                </Facts>
              </Card>
              <ReadAt at={readAt} busy={query.isFetching} onAgain={() => void query.refetch()} />
            </>
          )}
        </Asked>
      </SheetBody>
    </Dialog>
  );
}
