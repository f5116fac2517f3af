import type { RunReason } from '@/lib/api/v1/admin/run.schema'

/** Whether a run would leave every row of its preview; false while the preview loads. */
export function changesNothing(preview: { rows: readonly { reason: RunReason | null }[] } | undefined): boolean {
  return preview !== undefined && preview.rows.every(({ reason }) => reason !== null)
}
