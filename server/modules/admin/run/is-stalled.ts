import type { officeRuns } from '@/server/db/schema/office'

/** Longer than the job of a dead process needs to be started again (server/adapters/queue/queues.ts). */
const stalledMs = 2 * 60_000

type Progress = Pick<typeof officeRuns.$inferSelect, 'state' | 'createdAt'> & { lastAt: Date | null }

/** Whether a run has lost its job, so that somebody may start it again. */
export function isStalled({ state, lastAt, createdAt }: Progress, now: Date): boolean {
  return state === 'running' && now.getTime() - (lastAt ?? createdAt).getTime() > stalledMs
}
