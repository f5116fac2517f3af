type Billed = { billing: { companyOIB: string | null } }

/** Whether a company buys: the right of withdrawal is a consumer's (docs/rules/after-sale.md#withdrawal-companies). */
export function isCompanyOrder({ billing }: Billed): boolean {
  return Boolean(billing.companyOIB)
}
