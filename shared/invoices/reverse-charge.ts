import type { YesNo } from '../clients/yes-no.ts';
import type { Line } from '../lines/line.ts';
import { type Known, type ReverseChargeOutcome, reverseChargeOutcome } from '../uk/reverse-charge.ts';
import { isReverseCharge, rateBpOf } from '../uk/vat.ts';
import { type Finding, type Issuing, isBusiness, isRegistered, taxPointFor } from './issuing.ts';

const known = (answer: YesNo | null | undefined, unknown: Known = 'unknown'): Known =>
  answer ? answer === 'yes' : unknown;

/**
 * Private clients make no CIS return. A public body that is a contractor does, like any other (FA 2004 s.59(1)(b) to (k);
 * CISR12050): CISRegs reg 24ZA excludes payments to public bodies, not by them.
 */
const reportable = ({ client }: Issuing): Known => (isBusiness(client) ? known(client.cisContractor) : false);

/**
 * Who accounts for the VAT on a document's lines of one rate, by VATA 1994 s. 55A and SI 2019/892. Until the user answers
 * otherwise, a trade's work counts as a construction service and not as supply of staff, which is the cautious assumption.
 */
const outcomeAt = (issuing: Issuing, rateBp: number): ReverseChargeOutcome => {
  const { client, document } = issuing;
  const answers = document.reverseCharge ?? {};
  return reverseChargeOutcome({
    supplyDate: taxPointFor(issuing),
    supplierRegistered: isRegistered(issuing),
    rateBp,
    construction: known(answers.construction, true),
    staffSupply: known(answers.staff, false),
    customerRegistered: client.vatNumber ? true : known(answers.customerRegistered),
    reportableUnderCis: reportable(issuing),
    confirmedOn: client.endUserStatement?.on,
    earlierAndAgreed: answers.earlierAgreed === 'yes',
  });
};

/** Whether the reverse charge applies to a document's lines above the zero rate; `ASK` while it is undecided. */
export const documentOutcome = (issuing: Issuing): ReverseChargeOutcome => {
  const { lines } = issuing.document;
  const rates = new Set(lines.map(({ vat }) => rateBpOf(vat, taxPointFor(issuing))));
  const outcomes = [...rates].filter((rateBp) => rateBp > 0).map((rateBp) => outcomeAt(issuing, rateBp));
  const decisive = outcomes.find((outcome) => outcome === 'ASK' || outcome === 'REVERSE_CHARGE');
  return decisive ?? outcomes[0] ?? 'NORMAL_VAT';
};

const toAsk = ({ client }: Issuing): Finding[] => {
  if (!client.cisContractor)
    return [
      {
        path: 'cisContractor',
        message: `Does ${client.name} deduct tax under the Construction Industry Scheme? Answer this on the client. It decides who pays the VAT`,
      },
    ];
  return [
    {
      path: 'buyerVatNumber',
      message: `Add ${client.name}’s VAT number to the client, or say on the invoice that they have none. It decides who pays the VAT`,
    },
  ];
};

const wrongLines = (lines: readonly Line[], isWrong: (line: Line) => boolean, message: string): Finding[] =>
  lines.flatMap((line, at) => (isWrong(line) ? [{ path: `lines.${at}.vat`, message }] : []));

/** What prevents correct VAT: a missing answer, or lines that charge it the wrong way. */
export const reverseChargeFindings = (issuing: Issuing): Finding[] => {
  const { lines } = issuing.document;
  const taxPoint = taxPointFor(issuing);
  const outcome = documentOutcome(issuing);
  if (outcome === 'ASK') return toAsk(issuing);
  const { name } = issuing.client;
  if (outcome === 'REVERSE_CHARGE') {
    const charged = wrongLines(
      lines,
      ({ vat }) => rateBpOf(vat, taxPoint) > 0 && !isReverseCharge(vat),
      `${name} has to pay the VAT to HMRC. Choose Reverse charge`,
    );
    const path = 'reverseChargeReference';
    return charged.length === 0
      ? []
      : [{ path, message: `The reverse charge applies to ${name}. Choose it on each item` }, ...charged];
  }
  return wrongLines(
    lines,
    ({ vat }) => isReverseCharge(vat),
    `The reverse charge does not apply to ${name}. Choose a VAT rate`,
  );
};
