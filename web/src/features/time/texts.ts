import { titles } from '../../titles.ts';

/** What the time page says beside the clock and the weeks. */
export const texts = {
  title: titles.time,
  whose: 'Whose time',
  mine: 'My time',
  team: 'Team',
  what: 'Your time',
  teamFailed: 'The team’s week couldn’t be loaded',
  list: 'Weeks of the team',
  back: 'Team',
  nobody: 'Add your team first',
  nobodyHint: 'Each person’s hours show here once they’re on your team.',
  addEmployee: 'Add Employee',
  notLinked: 'Which employee are you?',
  notLinkedOwner: 'Link your sign-in to your employee record and you can clock on.',
  notLinkedOther: 'Ask the owner to link your sign-in to your employee record. Then you can clock on.',
  link: 'Link in Settings',
  toApprove: (count: number) => (count === 1 ? '1 week to approve' : `${count} weeks to approve`),
  forgotten: 'Left running',
  warning: 'Look at the breaks',
  exportTitle: 'Export for payroll',
  exportHint: 'A CSV file of up to 35 days. Weeks that aren’t approved are marked.',
  from: 'From',
  to: 'To',
  export: 'Download CSV',
  tooLong: 'Choose up to 35 days',
} as const;
