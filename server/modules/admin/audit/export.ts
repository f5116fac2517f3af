import { stringify } from 'csv-stringify/sync'
import { desc } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import { actionText, actorText, targetText } from '@/lib/office/audit/audit-texts'
import type { AuditWords } from '@/lib/office/audit/audit-words'
import { changeLines, lineText } from '@/lib/office/audit/change-lines'
import { zonedIsoTime } from '@/lib/text/zoned-time'
import { englishAuditWords } from '@/messages/audit.en'
import { croatianAuditWords } from '@/messages/audit.hr'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { auditLog } from '@/server/db/schema/site'
import { chosenEntries } from './chosen-entries'
import { presentEntries } from './present-entry'

const maxEntries = 10_000

/** The chosen entries as a CSV file of which no cell is a formula (docs/rules/platform.md#inert-text). */
export async function exportEntries(ctx: Ctx, { language, ...choice }: ParsedOf<typeof adminAuditApi.export>) {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(auditLog)
      .where(chosenEntries(ctx, choice))
      .orderBy(desc(auditLog.id))
      .limit(maxEntries + 1)
    const { records } = await presentEntries(ctx, tx, rows.slice(0, maxEntries))
    const count = records.length
    await audit(ctx, tx, { action: 'audit.export', target: `site:${ctx.site.id}`, detail: { ...choice, count } })
    return { csv: toCsv(records, language === 'eng' ? englishAuditWords : croatianAuditWords), count, isCapped: rows.length > maxEntries }
  })
}

/** The rows as CSV: first the columns for people, then the codes for programs. */
function toCsv(entries: readonly AuditEntry[], words: AuditWords) {
  const rows = entries.map((entry) => ({
    at: zonedIsoTime(entry.at),
    who: actorText(entry, words),
    what: actionText(entry.action, words),
    target: targetText(entry, words),
    changes: changeLines(entry, words).map(lineText).join('; '),
    actor: entry.actor,
    action: entry.action,
    targetCode: entry.target,
    before: json(entry.before),
    after: json(entry.after),
    detail: json(entry.detail),
    request: entry.requestId ?? '',
  }))
  const columns = Object.entries(words.columns).map(([key, header]) => ({ key, header }))
  return stringify(rows, { header: true, columns, bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true })
}

function json(fields: object | null) {
  return fields === null ? '' : JSON.stringify(fields)
}
