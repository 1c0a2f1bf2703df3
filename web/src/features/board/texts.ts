import { mostInTray, mostLanes, mostVisits } from '#shared/board/limits.ts';
import { titles } from '../../titles.ts';

export const texts = {
  title: titles.board,
  view: 'View',
  day: 'Day',
  week: 'Week',
  today: 'Today',
  earlier: 'Earlier',
  later: 'Later',
  schedule: 'Schedule Job',
  trayEmpty: 'Every open job has a day',
  showTray: (count: string) => `No day yet (${count})`,
  trayMore: `These are the ${mostInTray} newest. Give some a day, and older ones follow.`,
  people: 'Whose day',
  everyone: 'Everyone',
  noPeople: 'Add your team first',
  noPeopleHint: 'Each person gets a lane here, and you move visits between them.',
  addEmployee: 'Add Employee',
  free: 'Nothing on',
  anyTime: 'Any time',
  away: 'Away',
  truncated: `The board shows at most ${mostLanes} people and ${mostVisits} visits`,
  truncatedHint: 'Look at fewer days to see all visits.',
  keysHint:
    'Arrow keys move the visit, Enter saves and Escape puts it back. Press Enter first to choose a time.',
  at: (who: string, when: string, clash: string) => [who, when, clash].filter(Boolean).join(', '),
  open: 'Open job',
  movedElsewhere: (title: string, where: string) => `${title}: now ${where}`,
  movedElsewhereTitle: 'Moved by someone else',
  lanes: 'Visits by person',
} as const;
