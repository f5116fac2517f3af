import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'

/** The NOTIFY channel of saved batches and publications. Those who show them live listen to it. */
export const editsChannel = 'izlog_edits'

type Edit = { key: string } & ({ kind: 'batch'; revision: number } | { kind: 'published'; version: number })

/** Names an edit of a document in a language. A batch itself could be longer than NOTIFY allows, so listeners read it. */
export type AnnouncedEdit = Edit & { siteId: number; languageId: number }

/** Tells every process when the transaction commits. */
export async function announceEdit({ site, language }: Pick<Ctx, 'site' | 'language'>, tx: Transaction, edit: Edit) {
  const announced: AnnouncedEdit = { ...edit, siteId: site.id, languageId: language.id }
  await tx.execute(sql`select pg_notify(${editsChannel}, ${JSON.stringify(announced)})`)
}
