import type { InputOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'

/** What the log shows, as its address says (docs/rules/administration.md#audit-log). */
export type AuditState = { actor: string; action: string; q: string; from: string; to: string; page: number }

type Query = Record<string, string | string[] | undefined>

/** Reads the address; what is not valid counts as not chosen. */
export function parseAuditState(query: Query): AuditState {
  const page = Number(query.page)
  return {
    actor: textOf(query.actor, 60),
    action: textOf(query.action, 60),
    q: textOf(query.q, 100),
    from: dayOf(query.from),
    to: dayOf(query.to),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The address of a list; what is not chosen is left out. */
export function auditQueryOf({ page, ...choice }: AuditState): Record<string, string> {
  const all = { ...choice, page: page > 1 ? String(page) : '' }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The choice as the API takes it. */
export function auditChoice({ actor, action, q, from, to }: AuditState): InputOf<typeof adminAuditApi.export> {
  return { actor, action, q, ...(from && { from }), ...(to && { to }) }
}

export function isFiltered({ actor, action, q, from, to }: AuditState) {
  return [actor, action, q, from, to].some((value) => value !== '')
}

function textOf(parameter: string | string[] | undefined, maxLength: number) {
  return typeof parameter === 'string' ? parameter.slice(0, maxLength) : ''
}

function dayOf(parameter: string | string[] | undefined) {
  if (typeof parameter !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(parameter)) return ''
  const time = Date.parse(`${parameter}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== parameter ? '' : parameter
}
