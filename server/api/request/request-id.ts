import { randomUUID } from 'node:crypto'

/** A caller may name its request; anything unusual is replaced. */
export function parseRequestId(sent: string | null | undefined) {
  return sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}
