import { toPence, toPounds } from '../money.ts';
import { isLateClaim } from '../uk/vat-corrections.ts';
import type { Cause, FilingReturn, ShownCorrection } from './vat.ts';

interface Change {
  box1: number;
  box4: number;
}

/** The net of late changes, in their own unit: positive is owed to HMRC. */
export const netOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { box1, box4 }) => sum + box1 - box4, 0);

/**
 * What they add to boxes 1 and 4, in their own unit: late claims go in box 4; of the errors, a net amount owed to HMRC goes in box
 * 1, one owed to the trader in box 4.
 */
export const addedBy = (changes: readonly Change[]): Change => {
  const net = netOf(changes.filter((each) => !isLateClaim(each)));
  const claimed = -netOf(changes.filter(isLateClaim)) || 0;
  return net > 0 ? { box1: net, box4: claimed } : { box1: 0, box4: claimed - net };
};

/** True if a change counts in the return. */
export const isCounted = ({ place, cause }: Pick<ShownCorrection, 'place' | 'cause'>): boolean =>
  place === 'claim' || (place === 'return' && cause !== 'deliberate');

/** True if the trader has to say why. */
export const needsCause = ({ place }: Pick<ShownCorrection, 'place'>): boolean =>
  place === 'return' || place === 'vat652';

const inPence = ({ box1, box4 }: ShownCorrection): Change => ({ box1: toPence(box1), box4: toPence(box4) });

/** The changes as a CSV file for form VAT652, by period, in pounds, leaving out those too old. */
export const changesAsCsv = (corrections: readonly ShownCorrection[]): string => {
  const rows = corrections
    .filter(needsCause)
    .map((each) => [each.of, each.box1, each.box4, toPounds(netOf([inPence(each)]))].join(','));
  return ['VAT period to,Change in box 1,Change in box 4,Owed to HMRC', ...rows].join('\r\n');
};

type Boxes = NonNullable<FilingReturn['boxes']>;
type Figures = Pick<FilingReturn, 'outcome'> & { boxes: Boxes };

const outcomeOf = (net: number): FilingReturn['outcome'] => {
  if (net === 0) return 'nil';
  return net > 0 ? 'pay' : 'reclaim';
};

/** The figures of a draft, which includes every late change due on this return, without the deliberate ones. */
export const answered = (
  boxes: Boxes,
  corrections: readonly ShownCorrection[],
  causes: ReadonlyMap<string, Cause>,
): Figures => {
  const all = corrections.filter(isCounted);
  const counted = all.filter((each) => isCounted({ ...each, cause: causes.get(each.of) ?? null }));
  const [was, is] = [addedBy(all.map(inPence)), addedBy(counted.map(inPence))];
  const box1 = toPence(boxes.box1) - was.box1 + is.box1;
  const box4 = toPence(boxes.box4) - was.box4 + is.box4;
  const box3 = box1 + toPence(boxes.box2);
  return {
    boxes: {
      ...boxes,
      ...{ box1: toPounds(box1), box3: toPounds(box3), box4: toPounds(box4) },
      box5: toPounds(Math.abs(box3 - box4)),
    },
    outcome: outcomeOf(box3 - box4),
  };
};
