import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'

/** Longer than the job of a dead process needs to be started again (server/adapters/queue/queues.ts). */
const stalledMs = 2 * 60_000

/** Whether a run has lost its job, so that somebody may start it again. */
export function isStalled({ state, lastAt, createdAt }: Pick<OfficeRun, 'state' | 'lastAt' | 'createdAt'>, now: Date): boolean {
  return state === 'running' && now.getTime() - Date.parse(lastAt ?? createdAt) > stalledMs
}
