import * as z from 'zod/mini';
import { sha256 } from '#functions/lib/canonical.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { packText } from '#functions/lib/packed.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { draw, readSeries, untilDrawn } from '#functions/numbering/series.ts';
import { filledCertificate } from '#shared/certificates/contract.ts';
import { carriedOver, countedIn } from '#shared/certificates/defects.ts';
import { isWrittenKind } from '#shared/certificates/definitions/definitions.ts';
import type { Check } from '#shared/certificates/engine/check.ts';
import { dayIn } from '#shared/certificates/engine/form.ts';
import { noticeReference } from '#shared/certificates/notice-reference.ts';
import type { FormValues, IssueInput } from '#shared/certificates/written.ts';
import { today } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { AskedFor } from '#shared/dues/asked.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { certificateEntity, certificateVersionEntity } from '../entity.ts';
import { type Place, readCertificate, type StoredCertificate } from '../list.ts';
import { issuerOf, partiesOf } from './parties.ts';
import { photosOf } from './photos.ts';
import { checkOf, filled, formOf, hashOf, readTyped, readValues, readVersion } from './read.ts';
import { remediesOf } from './remedied.ts';
import { refuseUnsigned } from './signing.ts';
import { refuseDiffering, refuseIssued } from './values.ts';
import type { IssuedForm, IssuedPhoto } from './version.ts';

/** The next number of its kind, in five digits; a new version keeps the previous number and appends its own. */
const numberFor = async (head: StoredCertificate) => {
  const { firmId, jobId, corrects, kind, version = 1 } = head;
  if (corrects) {
    const before = await readCertificate({ firmId, jobId, id: corrects });
    return { number: `${before.number?.split('/')[0]}/${version}`, before, writes: [] };
  }
  if (!isWrittenKind(kind)) throw notFound();
  const { number, writes } = await draw(await readSeries(firmId, `certificate#${kind}`));
  return { number: number.replace(/\d+$/, (digits) => digits.padStart(5, '0')), before: undefined, writes };
};

/** A replaced version is no longer due. */
const replaced = (before: StoredCertificate | undefined, by: number): Write[] => {
  if (!before) return [];
  const { firmId, jobId, id } = before;
  const patch = certificateEntity
    .patch({ firmId, jobId, id })
    .set({ state: 'replaced', replacedBy: by, updatedAt: nextInstant(before.updatedAt) })
    .remove(['correction'])
    .where((kept, { eq }) => `${eq(kept.updatedAt, before.updatedAt)} AND ${eq(kept.state, 'issued')}`);
  return [write(patch, () => new Moved())];
};

/** Repairs recorded on the previous version, for the defects that the new one still lists. */
const carriedTo = async (values: FormValues, before: StoredCertificate) =>
  before.remedied ? carriedOver({ values: await readValues(before), remedied: before.remedied }, values) : [];

/** The photos of the previous version, which a new version keeps. */
const photosBefore = async (before: StoredCertificate | undefined): Promise<IssuedPhoto[]> =>
  before ? ((await readVersion(before)).photos ?? []) : [];

/** Stores other due dates that an issued certificate leads to. */
export type DuesOpened = (firmId: FirmId, issued: AskedFor) => Promise<Write[]>;

/** What accompanies an issue. */
interface With {
  once: Once;
  duesOpened: DuesOpened;
}

interface Signing {
  firm: StoredFirm;
  head: StoredCertificate;
  values: FormValues;
  found: Check;
  input: IssueInput;
}

const versionOf = (
  { firm, head, values, found, input }: Signing,
  parties: Awaited<ReturnType<typeof partiesOf>>,
  at: { number: string; before: string | undefined; issuedAt: string; photos: IssuedPhoto[] },
): IssuedForm => {
  const { kind, edition = '', version = 1, reason } = head;
  const { computed, outcome, nextDue, warnings } = found;
  const reference = noticeReference(head);
  const definition = formOf(head);
  const day = dayIn(definition, values) ?? today();
  return {
    ...{ kind, edition, version, number: at.number, issuedAt: at.issuedAt },
    ...(reference && { reference }),
    ...(at.before && { corrects: at.before, reason }),
    ...{ day, values, hash: input.hash, computed, outcome, nextDue, warnings },
    issuer: issuerOf(firm, definition, day),
    ...parties,
    signatures: input.signatures.map((each) => ({ ...each, receivedAt: at.issuedAt, hash: input.hash })),
    ...(at.photos.length > 0 && { photos: at.photos }),
  };
};

const issue = async (signing: Signing, { once, duesOpened }: With) => {
  const { head, input, values, found } = signing;
  const { firmId, jobId, id } = head;
  const parties = await partiesOf(head);
  return untilDrawn(async () => {
    const { number, before, writes } = await numberFor(head);
    const issuedAt = nextInstant(head.updatedAt);
    const version = versionOf(signing, parties, {
      ...{ number, before: before?.number, issuedAt },
      photos: [...(await photosBefore(before)), ...(await photosOf(head))],
    });
    const text = canonicalJson(version);
    const { nextDue, outcome } = found;
    const remedied = before ? await carriedTo(values, before) : [];
    const changes = {
      ...{ state: 'issued' as const, number, issuedAt, updatedAt: issuedAt, hash: input.hash },
      ...{ day: version.day, ...countedIn(values, remedied) },
      ...(remedied.length > 0 && { remedied }),
      ...withoutNulls({ outcome, nextDue }),
    };
    const patch = certificateEntity
      .patch({ firmId, jobId, id })
      .set(changes)
      .where((kept, { eq, notExists }) =>
        [
          eq(kept.updatedAt, head.updatedAt),
          // A photo may have been added since they were read.
          head.photoCount === undefined ? notExists(kept.photoCount) : eq(kept.photoCount, head.photoCount),
        ].join(' AND '),
      );
    const after = { ...head, ...changes };
    const { siteId = 0, kind } = head;
    const { computed } = found;
    const { day } = version;
    const asked = { id, jobId, siteId, clientId: parties.client.id, kind, day, issuedAt, values, computed };
    await transact([
      write(patch, () => new Moved()),
      ...(await duesOpened(firmId, asked)),
      write(
        certificateVersionEntity.create({ firmId, jobId, id, packed: packText(text), sha256: sha256(text) }),
      ),
      ...replaced(before, id),
      ...(await remediesOf(firmId, values, { id, jobId, day })),
      ...writes,
      ...once.writes(after),
    ]);
    return filled(after, { values, check: found });
  });
};

/**
 * Issues a form as it was signed, with the next number of its kind. Throws 404, 400 for everything missing or invalid, and 409 for
 * unread warnings, for content other than was signed, and if it is not a draft.
 */
export const issueForm = (firm: StoredFirm, place: Place, input: IssueInput, besides: With) =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (head) => {
      const definition = formOf(head);
      refuseIssued(head);
      const { values, others } = await readTyped(place);
      refuseDiffering(values, others);
      const found = await checkOf(head, definition, values);
      refuseUnsigned(definition, found, input);
      if (hashOf(values) !== input.hash) {
        const current = z.parse(filledCertificate, await filled(head, { values, check: found }));
        throw new Refusal('stale', 'This was changed after it was signed. Sign it again.', undefined, {
          current,
        });
      }
      return issue({ firm, head, values, found, input }, besides);
    },
  );
