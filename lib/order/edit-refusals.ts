/** Why an order cannot be edited at all (docs/rules/orders.md#edit-limits). */
export const editRefusals = ['STATUS', 'SENT', 'DIGITAL', 'SUBSCRIPTION', 'RETURNS', 'PAYMENT', 'MONEY', 'PROPOSED'] as const
