import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { User } from '#shared/auth/user.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { type BusinessInput, businessInput } from '#shared/settings/business.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import type { Business } from '#shared/settings/shown.ts';
import { useCall } from '../api/use-call.ts';
import { putUser, userQuery, useSignedInUser } from '../api/user.ts';
import { dropKept } from '../store/kept-forms.ts';
import { madeOn } from '../store/made-on.ts';
import { wasKept } from '../store/waiting.ts';
import { useKept, useKeptBefore } from './use-kept.ts';
import { showIssues, showSaved, useShapedForm } from './use-shaped-form.ts';
import { isWanted, useVersions } from './use-versions.ts';

/** Bank holidays and colour are chosen elsewhere, with the calendar and the documents. */
export type BusinessValues = Omit<z.input<typeof businessInput>, 'bankHolidays' | 'brandColour'>;

const valuesOf = ({
  updatedAt: _,
  bankHolidays: __,
  brandColour: ____,
  logo: ___,
  paymentTermsDays,
  quoteValidDays,
  ...texts
}: Business): BusinessValues => ({
  ...(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])) as typeof texts),
  paymentTermsDays,
  quoteValidDays,
});

/** Defaults from the user: documents would print them, so the form shows them. */
const knownOf = ({ firstName, lastName, email }: User): Partial<BusinessValues> => {
  const name = ownNameOf({ firstName, lastName });
  return { tradingName: name, accountName: name, email };
};

const startOf = (business: Business, user: User): BusinessValues => ({
  ...valuesOf(business),
  ...(business.updatedAt === null && knownOf(user)),
});

const isNewer = (one: Business, other: Business | null): boolean =>
  (one.updatedAt ?? '') > (other?.updatedAt ?? '');

/** Updates the cached user with saved details. */
export const putBusiness = (cache: QueryClient, business: Business): void => putUser(cache, { business });

/** The business details' form: in settings, and where an invoice asks for them; `errors` are what it lacks. */
export const useBusinessForm = (onSaved?: () => void, errors?: FieldErrors<BusinessValues>) => {
  const cache = useQueryClient();
  const user = useSignedInUser();
  const { business } = user;
  const before = useKeptBefore('settings/business');
  const begun = (before.kept?.base as Business | null | undefined) ?? business;
  const form = useShapedForm<BusinessValues, BusinessInput>(businessInput, startOf(begun, user), errors);
  const { base, theirs, look, settle } = useVersions<Business, BusinessValues>(begun, {
    readNow: async () => {
      const user = await cache.fetchQuery({ ...userQuery, staleTime: 0 });
      return user?.business ?? business;
    },
    toValues: valuesOf,
  });
  const draft = useKept(form, { ...before, base });
  const { isDirty } = form.formState;
  // A phone starts with its last data: the server's newer answer replaces it unless somebody has typed.
  useEffect(() => {
    if (isDirty || before.kept || !isNewer(business, base)) return;
    form.reset(startOf(business, user), { keepErrors: true });
    settle(business);
  });
  const update = useCall(settingsRoutes.updateBusiness, {
    success: { title: 'Success', description: 'Business details updated successfully' },
    failure: 'Failed to update business details',
    onSuccess: (reply) => putBusiness(cache, reply),
  });
  const saving = useRef(false);
  useEffect(() => {
    // A sheet that asks for what is missing goes once the change is on this device, before the server's answer drops the draft.
    return () => void (saving.current && dropKept(before.key));
  }, [before.key]);
  const save = async (values: BusinessInput, over: Business | null): Promise<boolean> => {
    saving.current = true;
    const sent = { ...form.getValues() };
    try {
      const updatedAt = over?.updatedAt ?? undefined;
      const body = { ...values, ...(updatedAt && { updatedAt }) };
      const reply = await update.mutateAsync({ body: madeOn(body, over ?? business) });
      // A queued change is shown as typed.
      const saved = wasKept(reply) ? ({ ...business, ...values } as Business) : reply;
      showSaved(form, sent, valuesOf(saved));
      settle(saved);
      onSaved?.();
      return true;
    } catch (error) {
      showIssues(form, error);
      const newer = await look(error, isWanted(businessInput, values));
      return newer ? await save(values, newer) : false;
    } finally {
      saving.current = false;
    }
  };
  const submitOver = async (over: Business | null, event?: FormEvent): Promise<boolean> => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      saved = await save(values, over);
    })(event);
    return saved;
  };
  return {
    form,
    /** The fields that a document lacks: here they are required. */
    asked: new Set(Object.keys(errors ?? {})) as ReadonlySet<string>,
    draft: {
      ...draft,
      beginAnew: () => {
        form.reset(startOf(business, user));
        settle(business);
      },
    },
    busy: form.formState.isSubmitting,
    submit: (event: FormEvent) => void submitOver(base, event),
    /** The same without an event; resolves to whether it was saved. */
    save: () => submitOver(base),
    newer: theirs && {
      values: valuesOf(theirs),
      keepMine: () => {
        settle(theirs);
        void submitOver(theirs);
      },
      useTheirs: () => {
        settle(theirs);
        form.reset(valuesOf(theirs));
      },
    },
  };
};

export type BusinessForm = ReturnType<typeof useBusinessForm>;
