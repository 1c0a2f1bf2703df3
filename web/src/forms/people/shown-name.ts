import { nameOf } from '#shared/domain/settings/names.ts';
import type { Member } from '#shared/members/contract.ts';
import { peopleTexts as texts } from './texts.ts';

/** A member's name, else their address. */
export const shownName = (member: Member): string =>
  nameOf({ ...member, email: member.email ?? texts.removed });
