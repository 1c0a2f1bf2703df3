import { type Country, claimFrom, hearingFee, isSmallClaim, issueFee } from '../../court.ts';
import { day, type Given, num, text } from '../given.ts';

export const ofCourt = (given: Given): Record<string, unknown> => {
  const claim = num(given, 'claimInclInterestPence') ?? 0;
  const said = text(given, 'country') ?? '';
  const country: Country = /scot/i.test(said)
    ? 'Scotland'
    : /northern|\bni\b/i.test(said)
      ? 'Northern Ireland'
      : 'England and Wales';
  const isHere = country === 'England and Wales';
  return {
    issueFeePence: isHere ? issueFee(claim) : null,
    hearingFeePence: isHere ? hearingFee(claim) : null,
    smallClaim: isSmallClaim(claim, country),
  };
};

export const ofLetter = (given: Given): Record<string, unknown> => {
  const isCompany = /company|limited|ltd|plc/i.test(text(given, 'debtor') ?? '');
  const debtor = isCompany ? 'company' : 'individual';
  return {
    claimFrom: claimFrom(debtor, day(given, 'letterOfClaim') ?? '', {
      documentsGivenOn: day(given, 'documentsGiven'),
      noticeOn: day(given, 'noticeGiven'),
    }),
  };
};
