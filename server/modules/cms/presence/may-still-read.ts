import type { Ctx } from '@/server/core/context'
import { liveEmployee } from '@/server/core/live-session'
import { hasDocumentRight } from '../draft/documents'

/** Whether the caller of an open stream is still allowed to read all documents. */
export async function mayStillRead(ctx: Ctx, keys: readonly string[]): Promise<boolean> {
  const employee = await liveEmployee(ctx)
  if (!employee) return false
  const current: Ctx = { ...ctx, actor: { kind: 'user', ...employee } }
  return keys.every((key) => hasDocumentRight(current, key))
}
