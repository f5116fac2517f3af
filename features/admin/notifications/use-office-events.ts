import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAuthStore } from '@/features/auth/session/auth-store'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { useIsPageVisible } from '@/lib/browser/use-is-page-visible'
import { followOffice, type ResumePoint } from './follow-office'
import { loadAgain } from './load-again'
import { emitOfficeEvents } from './office-events'
import { staleQueries } from './stale-queries'

/** Events that come together are worked on together: a change of 100 orders loads a list once. ms. */
const batchMs = 150

/** Follows the office while the tab is shown and its person signed in, and loads again what the events make stale (docs/rules/administration.md#office-events). */
export function useOfficeEvents() {
  const client = useQueryClient()
  const isVisible = useIsPageVisible()
  const isSignedIn = useAuthStore(({ status }) => status === 'signedIn')
  const isFollowing = isVisible && isSignedIn
  const [resume] = useState<ResumePoint>(() => ({ lastEventId: null }))

  useEffect(() => {
    if (!isFollowing) return undefined
    const abort = new AbortController()
    const batch = createBatch((events) => takeEvents(client, events))
    void followOffice({ resume, signal: abort.signal, onEvent: batch.add })
    return () => {
      abort.abort()
      batch.flush()
    }
  }, [client, isFollowing, resume])
}

function createBatch(take: (events: OfficeEvent[]) => void) {
  let events: OfficeEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    const taken = events
    events = []
    if (taken.length > 0) take(taken)
  }
  return {
    flush,
    add: (event: OfficeEvent) => {
      events.push(event)
      timer ??= setTimeout(flush, batchMs)
    },
  }
}

function takeEvents(client: QueryClient, events: readonly OfficeEvent[]) {
  const keys = new Map(events.flatMap(staleQueries).map((key) => [hashKey(key), key]))
  for (const queryKey of keys.values()) loadAgain(client, queryKey)
  emitOfficeEvents(events)
}
