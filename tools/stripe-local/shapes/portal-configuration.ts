import { type Form, formIn, listIn, textIn, textsIn } from '../form.ts';
import type { PortalConfiguration } from '../wire.ts';

const isOn = (features: Form, name: string): boolean => textIn(formIn(features, name), 'enabled') === 'true';

const featuresOf = (features: Form): PortalConfiguration['features'] => {
  const updates = listIn(formIn(features, 'customer_update'), 'allowed_updates').map(String);
  return {
    customer_update: { enabled: isOn(features, 'customer_update'), allowed_updates: updates },
    invoice_history: { enabled: isOn(features, 'invoice_history') },
    payment_method_update: {
      enabled: isOn(features, 'payment_method_update'),
      payment_method_configuration: null,
    },
    subscription_cancel: {
      enabled: isOn(features, 'subscription_cancel'),
      mode: textIn(formIn(features, 'subscription_cancel'), 'mode') ?? 'at_period_end',
      proration_behavior: 'none',
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    },
    subscription_pause: { enabled: false, duration: { type: 'indefinite', interval_options: [] } },
    subscription_update: {
      enabled: false,
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  };
};

/** The portal's configuration from a form. */
export const portalConfigurationShape = (
  given: Pick<PortalConfiguration, 'id' | 'created'>,
  form: Form,
): PortalConfiguration => {
  const profile = formIn(form, 'business_profile');
  return {
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: textIn(profile, 'privacy_policy_url') ?? null,
      terms_of_service_url: textIn(profile, 'terms_of_service_url') ?? null,
    },
    default_return_url: textIn(form, 'default_return_url') ?? null,
    features: featuresOf(formIn(form, 'features')),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: textsIn(form, 'metadata'),
    name: null,
    updated: given.created,
    ...given,
  };
};
