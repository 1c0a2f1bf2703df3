import type { VatCode } from './vat.ts';

interface Reason {
  name: string;
  /** The evidence to keep. */
  evidence: string;
  /** The codes that it explains. */
  codes: readonly VatCode[];
}

const zero: readonly VatCode[] = ['z'];
const reduced: readonly VatCode[] = ['r', 'rc5'];

/**
 * Why a supply isn't standard-rated. Sources: VAT Notices 708, 708/6, 701/7; VCONST06250, VCONST07100. Energy-saving materials are
 * zero-rated until 31 March 2027 and reduced-rated afterwards.
 */
export const rateReasons = {
  'new dwelling': { name: 'New home', evidence: 'The planning permission or a statement', codes: zero },
  'energy saving': {
    ...{ name: 'Energy-saving materials', evidence: 'What kind of building it is' },
    codes: [...zero, ...reduced],
  },
  'disabled person': {
    ...{ name: 'For a disabled person', evidence: 'The declaration signed by the customer', codes: zero },
  },
  conversion: {
    ...{ name: 'Changes the number of homes', evidence: 'Plans from before and after', codes: reduced },
  },
  'empty home': {
    ...{ name: 'Home empty for two years', codes: reduced },
    evidence: "A letter from the council's empty homes officer, or similar",
  },
  'mobility aid': {
    ...{ name: 'Mobility aid, customer 60 or over', evidence: 'A written statement of age', codes: reduced },
  },
  'grant-funded heating': {
    ...{ name: 'Heating paid for by a grant', evidence: 'The grant documents', codes: reduced },
  },
} satisfies Record<string, Reason>;

export type RateReason = keyof typeof rateReasons;
export const rateReasonNames = Object.keys(rateReasons) as [RateReason, ...RateReason[]];

/** The reasons that a line with a VAT code may have; none at the standard rate. */
export const reasonsFor = (vat: VatCode): RateReason[] =>
  rateReasonNames.filter((name) => rateReasons[name].codes.includes(vat));
