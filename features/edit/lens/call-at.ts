import { call } from '@/lib/api/client'
import { momentHeader } from '@/lib/api/moment'
import type { Call } from '@/lib/api/query'

/** Calls that answer as at the moment, for reads that know one (docs/rules/lens.md#moment-right). */
export function callAt(moment: string): Call {
  return (endpoint, input, options) => call(endpoint, input, { ...options, headers: { ...options?.headers, [momentHeader]: moment } })
}
