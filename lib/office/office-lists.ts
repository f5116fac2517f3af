import type { Scope } from '@/lib/api/endpoint'

/** Lists of the office that hold saved views, each with the right that opens it (docs/rules/administration.md#saved-views). */
export const officeLists = {
  orders: 'orders',
  returns: 'orders',
  invoices: 'invoices',
  customers: 'customers',
  privacy: 'customers',
  stock: 'stock',
  audit: 'audit',
} as const satisfies Record<string, Scope>

export type OfficeListName = keyof typeof officeLists

/** Lists whose search finds people by name or address. */
export const listsOfPeople: ReadonlySet<OfficeListName> = new Set(['orders', 'returns', 'invoices', 'customers', 'privacy'])
