/** The names of certificates' outcomes. */
export const outcomeNames: Readonly<Record<string, string>> = {
  safe: 'Safe',
  unsafe: 'Not safe',
  pass: 'Pass',
  fail: 'Fail',
  action: 'Action needed',
  satisfactory: 'Satisfactory',
  unsatisfactory: 'Unsatisfactory',
  serviced: 'Serviced',
  ID: 'Immediately dangerous',
  AR: 'At risk',
};
