/** The least time between two announcements of a screen reader; what comes between is announced together. ms. */
const minGapMs = 30_000

type Announcement = {
  unread: number
  /** The number that was announced last, and when, ms. */
  lastCount: number
  announcedAt: number
  now: number
}

/** Whether more unread notifications are announced now, and if not, in how many ms; null: nothing new. */
export function announceIn({ unread, lastCount, announcedAt, now }: Announcement): number | null {
  if (unread <= lastCount) return null
  return Math.max(0, announcedAt + minGapMs - now)
}
