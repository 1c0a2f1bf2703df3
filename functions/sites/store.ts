import * as z from 'zod/mini';
import { countFigures } from '#functions/figures/moved.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { contentHash, type Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, untilUnmoved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { placeOfSite, siteChanges, siteDefaults } from '#shared/domain/sites/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import type { NewSite, SiteUpdate } from '#shared/sites/contract.ts';
import { site as siteShape } from '#shared/sites/site.ts';
import { counted, countedList } from '#shared/words.ts';
import { applianceEntity, siteAt, siteEntity } from './entity.ts';
import { readSite, type StandingsOf, type StoredSite, shownSite } from './read.ts';

/** Thrown by a write if another property of the client has the address. */
class AddressTaken extends Error {}

type Placed = Pick<StoredSite, 'firmId' | 'id' | 'clientId' | 'address' | 'postcode'>;

const holder = (site: Placed) => ({
  firmId: site.firmId,
  clientId: site.clientId,
  place: contentHash(placeOfSite(site)),
});

/** Releases a property's old address and reserves the new one. */
const moveAddress = (before: Placed | undefined, after: Placed | undefined): Write[] => {
  const [was, is] = [before && holder(before), after && holder(after)];
  if (was && is && was.clientId === is.clientId && was.place === is.place) return [];
  return [
    ...(was ? [write(siteAt.delete(was))] : []),
    ...(is && after ? [write(siteAt.create({ ...is, siteId: after.id }), () => new AddressTaken())] : []),
  ];
};

/** Throws 409 with the property that already has the address in `current`. */
const heldOnce = async <T>(site: Placed, standingsOf: StandingsOf, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    const { data } = await siteAt.get(holder(site)).go({ consistent: true });
    if (!data) throw new Moved();
    const current = z.parse(
      siteShape,
      await shownSite(await readSite(site.firmId, data.siteId), standingsOf),
    );
    throw new Refusal('not_now', 'This client has a property at that address already', undefined, {
      current,
    });
  }
};

/** As stored: without empty fields, in contacts too. */
const stored = <Fields extends { contacts?: object[] }>(fields: Fields) => ({
  ...withoutNulls(fields),
  ...(fields.contacts && { contacts: fields.contacts.map(withoutNulls) }),
});

/** Creates a property. Throws 400 naming `clientId` for an unknown client, and 409 if they have a property at the address. */
export const createSite = (
  firmId: FirmId,
  { id: chosen, ...given }: NewSite,
  { once, standingsOf }: { once: Once; standingsOf: StandingsOf },
) =>
  untilUnmoved(() =>
    withNewId(async (id) => {
      const at = nextInstant();
      const { clientId, address, postcode } = given;
      const kept = { firmId, id, ...madeNow(at) };
      const site = {
        ...siteDefaults,
        ...(stored(siteChanges({}, given, at)) as Partial<StoredSite>),
        ...{ ...kept, clientId, address, postcode },
      };
      await heldOnce(site, standingsOf, () =>
        transact([
          write(siteEntity.create(site), () => new IdTaken()),
          ...countFigures(firmId, [{ kind: 'site', before: undefined, after: site }]),
          ...moveAddress(undefined, site),
          ...once.writes(site),
        ]),
      );
      return shownSite(site, []);
    }, chosen),
  );

/**
 * Updates a property: an omitted field stays, `null` clears it. Throws 404, and 409 for a stale write, a taken address or a client
 * other than its jobs'.
 */
export const updateSite = (firmId: FirmId, id: number, given: SiteUpdate, standingsOf: StandingsOf) =>
  withLatest(
    () => readSite(firmId, id),
    given.updatedAt,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const known = { archivedAt: current.archivedAt, contacts: current.contacts as never };
      const changes = siteChanges(known, given, updatedAt);
      const after = applied(current, { ...(changes as object), updatedAt }) as StoredSite;
      refuseAnother(current, after.clientId);
      const patch = siteEntity
        .patch({ firmId, id })
        .set({ ...(stored(changes) as Partial<StoredSite>), updatedAt })
        .remove(cleared(changes) as 'name'[])
        .where((site, { eq, notExists }) => {
          const same = eq(site.updatedAt, current.updatedAt);
          if (after.clientId === current.clientId) return same;
          const none = `(${notExists(site.jobCount)} OR ${eq(site.jobCount, 0)})`;
          return `${same} AND ${none}`;
        });
      await heldOnce(after, standingsOf, () =>
        transact([
          write(patch, () => new Moved()),
          ...countFigures(firmId, [{ kind: 'site', before: current, after }]),
          ...moveAddress(current, after),
        ]),
      );
      return shownSite(after, standingsOf);
    },
  );

/** How many records of a kind above refer to a property, and what one of them is called: certificates, which are evidence. */
export type DependantsOf = (firmId: FirmId, siteId: number) => Promise<readonly [number, string]>;

/** Throws 409 if it has jobs or anything else that refers to it. */
const refusePapers = (jobs: number, others: readonly (readonly [number, string])[]): void => {
  const papers = countedList([[jobs, 'job'], ...others]);
  if (papers) throw conflict(`it has ${papers}. Archive it instead.`, undefined, 'has_dependants');
};

/** Throws 409 if a property would get a client other than its jobs'. */
const refuseAnother = ({ clientId, jobCount = 0 }: StoredSite, to: number): void => {
  if (to === clientId || jobCount === 0) return;
  const message = `This property has ${counted(jobCount, 'job')} for its client`;
  throw conflict(message, [{ path: 'clientId', message }], 'has_dependants');
};

/** Deletes a property with its appliances. Throws 404, and 409 if it has jobs, certificates or due dates. */
export const removeSite = (
  firmId: FirmId,
  id: number,
  { basedOn, dependants }: { basedOn: string | undefined; dependants: readonly DependantsOf[] },
): Promise<void> =>
  withLatest(
    () => readSite(firmId, id),
    basedOn,
    async (current) => {
      const others = await Promise.all(dependants.map((countOf) => countOf(firmId, id)));
      refusePapers(current.jobCount ?? 0, others);
      const { data } = await applianceEntity.query
        .bySite({ firmId, siteId: id })
        .go({ consistent: true, pages: 'all' });
      const removal = siteEntity.delete({ firmId, id }).where((site, { eq, notExists }) => {
        const none = data.length === 0 ? `${notExists(site.applianceCount)} OR ` : '';
        const same = `(${none}${eq(site.applianceCount, data.length)})`;
        // Starting a form for it increases its revision.
        const { revision = 0 } = current;
        const unmoved = revision ? eq(site.revision, revision) : notExists(site.revision);
        return `${eq(site.updatedAt, current.updatedAt)} AND ${unmoved} AND ${same}`;
      });
      await transact([
        write(removal, () => new Moved()),
        ...data.map((appliance) => write(applianceEntity.delete({ firmId, siteId: id, id: appliance.id }))),
        ...countFigures(firmId, [{ kind: 'site', before: current, after: undefined }]),
        ...moveAddress(current, undefined),
      ]);
    },
  );
