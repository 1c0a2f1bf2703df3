import { transactInTurn, write } from '#functions/lib/transact.ts';
import type { SelfEmployment } from '#shared/filing/income-tax.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { type Asker, orNothing } from '../hmrc/ask.ts';
import { askAboutPerson, nothingThere } from './ask.ts';
import { mtdBusinessEntity, readBusinesses, type StoredBusiness } from './entity.ts';

interface AtHmrc {
  typeOfBusiness: string;
  businessId: string;
  tradingName?: string;
}

const selfEmployment = 'self-employment';

/** Fetches this person's self-employments from HMRC, and replaces ours. A single one is chosen automatically. */
const refreshBusinesses = async (asker: Asker): Promise<StoredBusiness[]> => {
  const { firmId } = asker.firm;
  const asking = askAboutPerson<{ listOfBusinesses: AtHmrc[] }>(asker, {
    ...{ api: 'businesses', method: 'GET', path: 'list' },
  });
  const { listOfBusinesses } = await orNothing(asking, { listOfBusinesses: [] }, nothingThere);
  const found = listOfBusinesses.filter(({ typeOfBusiness }) => typeOfBusiness === selfEmployment);
  const before = await readBusinesses(firmId);
  const chosen = new Set(before.filter((each) => each.chosen).map(({ businessId }) => businessId));
  const readAt = new Date().toISOString();
  const rows = found.map(
    ({ businessId, tradingName }): StoredBusiness => ({
      ...{ firmId, businessId, readAt, chosen: chosen.has(businessId) || found.length === 1 },
      ...(tradingName && { tradingName }),
    }),
  );
  const gone = before.filter((each) => !rows.some(({ businessId }) => businessId === each.businessId));
  await transactInTurn([
    ...rows.map((row) => write(mtdBusinessEntity.put(row))),
    ...gone.map(({ businessId }) => write(mtdBusinessEntity.delete({ firmId, businessId }))),
  ]);
  return rows;
};

const shown = ({ businessId, tradingName, chosen }: StoredBusiness): SelfEmployment => ({
  ...{ businessId, tradingName: tradingName ?? null, chosen },
});

const asReply = (rows: StoredBusiness[]) => ({
  businesses: rows.map(shown),
  readAt: rows[0]?.readAt ?? new Date().toISOString(),
});

export const businessesOf = async (asker: Asker) => asReply(await refreshBusinesses(asker));

/** Chooses the self-employment whose records are kept here. Throws 404 if HMRC has no such self-employment. */
export const chooseBusiness = async (asker: Asker, businessId: string) => {
  const { firmId } = asker.firm;
  const rows = await refreshBusinesses(asker);
  if (!rows.some((each) => each.businessId === businessId)) throw notFound();
  const now = rows.map((each) => ({ ...each, chosen: each.businessId === businessId }));
  await transactInTurn(
    now.map(({ chosen, ...each }) =>
      write(mtdBusinessEntity.patch({ firmId, businessId: each.businessId }).set({ chosen })),
    ),
  );
  return asReply(now);
};

/** The self-employment whose records are kept here. Throws 409 `businessId` if HMRC has none, or the user has to choose. */
export const chosenBusiness = async (asker: Asker): Promise<StoredBusiness> => {
  const isChosen = ({ chosen }: StoredBusiness) => chosen;
  const known = (await readBusinesses(asker.firm.firmId)).find(isChosen);
  if (known) return known;
  const rows = await refreshBusinesses(asker);
  const found = rows.find(isChosen);
  if (found) return found;
  const message =
    rows.length === 0
      ? 'HMRC has no self-employment under this National Insurance number.'
      : 'Choose which of your businesses these records are of.';
  throw conflict(message, [{ path: 'businessId', message }]);
};
