import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';

/** True for those who keep the statements; the accountant reads them. */
export const useMayChange = (): boolean => isAmong(useSignedInUser(), openTo('tax.cisStatement', desk));
