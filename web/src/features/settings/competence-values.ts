import * as z from 'zod/mini';
import { code, date, line, optional } from '#shared/fields.ts';
import { textLimits } from '#shared/limits.ts';
import { gasSafeNumber, instruments, licenceNumber } from '#shared/settings/competence.ts';
import { noCompetence } from '#shared/settings/competence-rules.ts';
import type { Competence } from '#shared/settings/competence-shown.ts';
import type { InstrumentKind } from '#shared/settings/instruments.ts';
import { competenceTexts as texts } from './competence-texts.ts';

/** The fields of the section: the founder's own card, and everything of the firm. */
export const competenceFields = z
  .strictObject({
    registration: optional(gasSafeNumber),
    licence: optional(licenceNumber),
    licenceEnds: optional(date),
    scheme: optional(line(textLimits.name)),
    schemeNumber: optional(code(textLimits.code)),
    schemeEnds: optional(date),
    oftec: optional(code(textLimits.code)),
    unvented: optional(code(textLimits.code)),
    instruments,
  })
  .check(
    z.refine(({ registration, licence }) => Boolean(registration) || !licence, {
      path: ['registration'],
      error: texts.registrationFirst,
    }),
    z.refine(({ scheme, schemeNumber }) => Boolean(scheme) || !schemeNumber, {
      path: ['scheme'],
      error: texts.schemeFirst,
    }),
  );
export type CompetenceValues = z.input<typeof competenceFields>;
export type CheckedCompetence = z.output<typeof competenceFields>;

const ownCard = ({ gasSafe }: Competence) => gasSafe?.engineers.find(({ owner }) => owner);

export const valuesOf = (competence: Competence = noCompetence): CompetenceValues => ({
  registration: competence.gasSafe?.registration ?? '',
  licence: ownCard(competence)?.licence ?? '',
  licenceEnds: ownCard(competence)?.endsOn ?? '',
  scheme: competence.electrical?.scheme ?? '',
  schemeNumber: competence.electrical?.number ?? '',
  schemeEnds: competence.electrical?.endsOn ?? '',
  oftec: competence.oftec ?? '',
  unvented: competence.unvented ?? '',
  instruments: competence.instruments.map(({ id, make, calibratedOn, calibrationDue, ...rest }) => ({
    ...rest,
    ...(id && { id }),
    ...{ make: make ?? '', calibratedOn: calibratedOn ?? '', calibrationDue: calibrationDue ?? '' },
  })),
});

const kind: InstrumentKind = 'analyser';
export const newInstrument = { kind, make: '', serial: '', calibratedOn: '', calibrationDue: '' };

/** The call's body. Cards of others stay. */
export const bodyOf = (
  { registration, licence, licenceEnds, scheme, schemeNumber, schemeEnds, ...rest }: CheckedCompetence,
  { gasSafe }: Competence,
  name: string,
) => {
  const others = (gasSafe?.engineers ?? []).filter(({ owner }) => !owner);
  const own = licence ? [{ owner: true as const, name, licence, endsOn: licenceEnds ?? null }] : [];
  return {
    ...rest,
    gasSafe: registration ? { registration, engineers: [...own, ...others] } : null,
    electrical: scheme ? { scheme, number: schemeNumber ?? null, endsOn: schemeEnds ?? null } : null,
  };
};
