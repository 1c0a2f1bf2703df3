import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import type { Settings } from '../config.ts';

const mailed = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number, address: string) => ({
  notification: {
    notificationType,
    comparisonOperator: 'GREATER_THAN',
    threshold,
    thresholdType: 'PERCENTAGE',
  },
  subscribers: [{ subscriptionType: 'EMAIL', address }],
});

/** Mails the owner when the month's bill reaches 80 % of the budget, or is forecast to exceed it. */
export const budget = (scope: Construct, { stage, monthlyBudget, alarmEmail }: Settings): CfnBudget =>
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${product.name.toLowerCase()}-${stage}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [mailed('ACTUAL', 80, alarmEmail), mailed('FORECASTED', 100, alarmEmail)],
  });
