import type { Endpoint } from '@/lib/api/endpoint'

export type Guarded = Pick<Endpoint, 'access' | 'method' | 'reads'>

/**
 * Whether scopes suffice for a contract row: its own, or the half that reads if the row changes nothing (docs/rules/administration.md#read-rights).
 * Who the caller is, and what the handler asks for besides, is not decided here.
 */
export function mayCall(scopes: readonly string[], { access, method, reads }: Guarded): boolean {
  const scope = access.split(':')[1]
  if (scope === undefined || scopes.includes(scope)) return true
  const changesNothing = method === 'get' || reads === true
  return changesNothing && scopes.includes(`${scope}.read`)
}
