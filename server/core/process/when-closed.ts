import type { ServerResponse } from 'node:http'

const listeners = new WeakMap<ServerResponse, Set<() => unknown>>()

/**
 * Calls `listener` once the response is closed; returns how to take it back. All share one listener of the response: with Next's own, which add up to
 * six for a page, more than ten are warned of as a leak.
 */
export function whenClosed(res: ServerResponse, listener: () => unknown): () => void {
  const known = listeners.get(res)
  const all = known ?? new Set<() => unknown>()
  if (!known) {
    listeners.set(res, all)
    res.once('close', () => {
      for (const one of all) one()
    })
  }
  all.add(listener)
  return () => void all.delete(listener)
}
