import { stringify } from 'csv-stringify/sync'
import { desc } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { auditLog } from '@/server/db/schema/site'
import { chosenEntries } from './chosen-entries'
import { presentEntries } from './present-entry'

const maxEntries = 10_000

/** The chosen entries as a CSV file of which no cell is a formula (docs/rules/platform.md#inert-text). */
export async function exportEntries(ctx: Ctx, choice: ParsedOf<typeof adminAuditApi.export>) {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(auditLog)
      .where(chosenEntries(ctx, choice))
      .orderBy(desc(auditLog.id))
      .limit(maxEntries + 1)
    const entries = await presentEntries(ctx, tx, rows.slice(0, maxEntries))
    const count = entries.length
    await audit(ctx, tx, { action: 'audit.export', target: `site:${ctx.site.id}`, detail: { ...choice, count } })
    return { csv: toCsv(entries), count, isCapped: rows.length > maxEntries }
  })
}

function toCsv(entries: readonly AuditEntry[]) {
  const columns = ['at', 'actor', 'actorName', 'action', 'target', 'before', 'after', 'detail', 'requestId'] as const
  return stringify(
    entries.map((entry) => columns.map((name) => cell(entry[name]))),
    { header: true, columns: [...columns], bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true },
  )
}

function cell(value: AuditEntry[keyof AuditEntry]) {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '')
}
