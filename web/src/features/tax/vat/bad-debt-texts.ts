export const badDebtTexts = {
  title: (invoices: string, sum: string) => `${invoices} unpaid for six months: ${sum} of VAT can come back`,
  hint: 'You paid this VAT to HMRC, but your customers never paid you. If you write the invoices off, it goes in box 4 of this quarter’s return.',
  ownerClaims: 'The owner of the business can claim it back.',
  list: 'Invoices to claim',
  due: 'Due',
  claim: 'Claim',
  claimSum: (sum: string) => `Claim ${sum}`,
  question: (sum: string) => `Write these off and claim ${sum} back?`,
  questionHint:
    'Their reminders stop. If a customer pays later, we put the VAT of that payment in your next return.',
  claimed: { title: 'Success', description: 'The VAT is in box 4 of this quarter’s return' },
  failed: 'We couldn’t claim this VAT back',
} as const;
