/** At most this often a screen reader is told of news; what comes meanwhile is told together. ms. */
const quietMs = 30_000

type Heard = {
  unread: number
  /** The number that was announced last, and when, ms. */
  told: number
  toldAt: number
  now: number
}

/** Whether more unread notifications are announced now, and if not, in how many ms; null: nothing new. */
export function announceIn({ unread, told, toldAt, now }: Heard): number | null {
  if (unread <= told) return null
  return Math.max(0, toldAt + quietMs - now)
}
