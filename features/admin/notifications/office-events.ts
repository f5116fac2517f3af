import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'

type Listener = (events: readonly OfficeEvent[]) => void

const listeners = new Set<Listener>()

/** Calls back with what the stream brings, a batch at a time; returns the unsubscribe function. */
export function onOfficeEvents(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function emitOfficeEvents(events: readonly OfficeEvent[]) {
  for (const listener of listeners) listener(events)
}
