import { type Paper, paperVerdict } from '../../disclosure.ts';
import { type Seller, sellerDisclosure } from '../../seller.ts';
import { type Area, day, flag, type Given, has, inner, num, text, texts } from '../given.ts';
import { cisStatementMissing } from '../law/cis.ts';
import { checkNumbering } from '../law/numbering.ts';

const ofNumbers = (given: Given): Record<string, unknown> => {
  const series = Object.values(inner(given, 'series') ?? {})
    .flat()
    .map(String);
  const { duplicate, gaps } = checkNumbering(texts(given, 'issued') ?? series, texts(given, 'voided') ?? []);
  return {
    verdict: duplicate || gaps.length > 0 ? 'unlawful' : 'lawful',
    duplicate,
    gaps,
    gapsExplained: gaps.length === 0,
  };
};

const ofCisStatement = (given: Given): Record<string, unknown> => {
  const status = text(given, 'subcontractorStatus', 'status') ?? '';
  const isOwed = !/gross/i.test(status);
  const isUnmatched = /30|un(?:verified|matched|registered)|not/i.test(status);
  const missing = isOwed ? cisStatementMissing(new Set(texts(given, 'fields') ?? []), isUnmatched) : [];
  return { verdict: missing.length > 0 ? 'unlawful' : 'lawful', missing, statementOwed: isOwed };
};

/** Registered at the tax point, with a VAT number. */
const mayShowVat = (given: Given): boolean => {
  const on = day(given, 'taxPoint', 'issueDate') ?? '9999-12-31';
  const from = day(given, 'vatRegisteredFrom');
  const to = day(given, 'vatRegisteredTo');
  const left = day(given, 'deregisteredFrom');
  const isRegistered =
    flag(given, 'sellerVatRegistered') ?? (texts(given, 'fields') ?? []).includes('sellerVatNumber');
  const hasNumber = !has(given, 'vatNumberReceived') || day(given, 'vatNumberReceived') !== undefined;
  return isRegistered && hasNumber && (!from || on >= from) && (!to || on <= to) && (!left || on < left);
};

const kindOf = (given: Given): Paper['kind'] => {
  const said = text(given, 'kind', 'document') ?? 'invoice';
  if (/credit/i.test(said)) return 'credit note';
  if (/pro-?\s?forma/i.test(said)) return 'pro-forma';
  return /quot|estimate/i.test(said) ? 'quote' : 'invoice';
};

const isOffer = (given: Given): boolean => ['quote', 'pro-forma'].includes(kindOf(given));

const isConsumer = (given: Given): boolean =>
  /consumer|private|individual|household/i.test(text(given, 'buyer', 'customer') ?? '');

const paperOf = (given: Given, fields: readonly string[]): Paper => ({
  kind: kindOf(given),
  mayShowVat: mayShowVat(given),
  buyer: isConsumer(given) ? 'consumer' : 'business',
  fields: new Set(fields),
  total: num(given, 'totalGross'),
  hasExempt: flag(given, 'exemptLines'),
  suppliedOnIssue: flag(given, 'supplyDateEqualsIssueDate'),
  hasCashDiscount: flag(given, 'cashDiscountOffered'),
  reverseCharge:
    given.reverseCharge === true
      ? { words: text(given, 'referenceText') ?? null, vatInTotal: num(given, 'vatInTotal') ?? 0 }
      : undefined,
  text: text(given, 'text', 'priceShown'),
  label: text(given, 'labelled'),
  passesForInvoice: {
    number:
      isOffer(given) &&
      (flag(given, 'numberFromInvoiceSeries') === true || /^inv/i.test(text(given, 'number') ?? '')),
    title: isOffer(given) && /^(?:vat |tax )?invoice$/i.test(text(given, 'title') ?? ''),
  },
});

const sellerKind = (given: Given): Seller['kind'] => {
  const said = text(given, 'sellerKind') ?? 'sole trader';
  if (/company|llp/i.test(said)) return 'company';
  return /partner/i.test(said) ? 'partnership' : 'sole_trader';
};

const sellerOf = (given: Given, fields: readonly string[]): Seller => {
  const named = num(given, 'partnersNamed');
  const partners = num(given, 'partners');
  const isNumbered = flag(given, 'companyNumberShown') ?? fields.includes('companyNumber');
  return {
    kind: sellerKind(given),
    tradingName: text(given, 'tradingName'),
    ownName: text(given, 'ownName', 'sellerName'),
    shows: {
      ownName: flag(given, 'ownNameShown') ?? fields.includes('sellerLegalName'),
      partnerNames:
        flag(given, 'partnerNamesShown') ??
        (fields.includes('partnerNames') || (named !== undefined && named === partners)),
      registeredName:
        flag(given, 'registeredNameShown') ??
        (fields.includes('sellerRegisteredName') || text(given, 'tradingName') === undefined),
      companyNumber: isNumbered,
      registeredOffice: flag(given, 'registeredOfficeShown') ?? fields.includes('registeredOffice'),
      partOfUk: flag(given, 'partOfUkShown') ?? isNumbered,
    },
    partners,
    directors: flag(given, 'asLetterhead')
      ? { named: num(given, 'directorsNamed') ?? 0, total: num(given, 'directorsTotal') ?? 0 }
      : undefined,
  };
};

const isLetter = (given: Given): boolean =>
  /letter|order form|website|cover/i.test(text(given, 'kind') ?? '');

const ofPaper = (given: Given): Record<string, unknown> => {
  const fields = texts(given, 'fields');
  const paper = fields && !isLetter(given) ? paperVerdict(paperOf(given, fields)) : null;
  const seller = has(given, 'sellerKind', 'tradingName')
    ? sellerDisclosure(
        sellerOf(given, fields ?? []),
        isLetter(given) || kindOf(given) === 'quote' ? 'letter' : 'invoice',
      )
    : { missing: [], warnings: [] };
  const missing = [...(paper?.missing ?? []), ...seller.missing];
  const forbidden = paper?.forbidden ?? [];
  return {
    verdict: missing.length + forbidden.length > 0 ? 'unlawful' : 'lawful',
    form: paper?.form ?? null,
    missing,
    forbidden,
    warnings: [...(paper?.warnings ?? []), ...seller.warnings],
  };
};

export const documentContent: Area = (given) => {
  if (has(given, 'issued', 'series')) return ofNumbers(given);
  if (/cis.*statement/i.test(text(given, 'kind') ?? '')) return ofCisStatement(given);
  return has(given, 'kind', 'document') ? ofPaper(given) : null;
};
