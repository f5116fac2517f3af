import { authSession } from '@/features/auth/session/session'
import { call, connectedIdentity } from '@/lib/api/client'
import { readEvents } from '@/lib/api/read-events'
import { identityHeaders, toRequest } from '@/lib/api/request'
import { presenceApi } from '@/lib/api/v1/cms/presence'
import type { PresenceEvent } from '@/lib/api/v1/cms/presence.schema'
import { abortablePause } from '@/lib/browser/abortable-pause'
import { editStore } from '../store/edit-store'
import { catchUp, receiveBatches } from '../store/saving'
import { refreshChanged, refreshPublished } from '../store/visibility'
import { isOwnSession } from '../session/editing-user'
import { usePeople } from './people-store'

/** Between connections; without one, colleagues' changes are fetched as often. */
const pauseMs = 10_000

/** Follows who edits the documents and what they save, until `signal` aborts (docs/rules/editing.md#presence). */
export async function watchPresence(keys: readonly string[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (isOwnSession()) await watchOnce(keys, signal).catch(() => {})
    usePeople.setState({ people: [] })
    if (signal.aborted) return
    await abortablePause(pauseMs, signal)
    if (isOwnSession()) await Promise.allSettled(keys.map(catchUp))
  }
}

async function watchOnce(keys: readonly string[], signal: AbortSignal) {
  const { url } = toRequest(presenceApi.watch, { client: editStore.getState().client, keys })
  const identity = connectedIdentity()
  const token = await authSession.accessToken()
  const headers = { ...(identity ? identityHeaders(identity) : {}), ...(token ? { accessToken: token } : {}) }
  const response = await fetch(url, { signal, headers })
  if (!response.ok || !response.body) return
  let isFirst = true
  for await (const { data } of readEvents(response.body)) {
    take(data)
    if (isFirst) {
      // What was saved and published before the stream began.
      void Promise.allSettled(keys.map(refreshChanged))
      void sendCurrentSelection()
    }
    isFirst = false
  }
}

function take(value: unknown) {
  if (!isEvent(value)) return
  switch (value.event) {
    case 'who':
      return usePeople.setState({ people: value.people })
    case 'batches':
      return void receiveBatches(value.key, value.batches)
    case 'published':
      // Until it is known, the document counts as changed.
      return void refreshPublished(value.key).catch(() => {})
  }
  throw new Error(`No such event: ${value satisfies never}`)
}

function isEvent(value: unknown): value is PresenceEvent {
  return (
    typeof value === 'object' && value !== null && 'event' in value && ['who', 'batches', 'published'].some((one) => one === value.event)
  )
}

/** A new stream knows of none. */
async function sendCurrentSelection() {
  const { selection } = editStore.getState()
  if (selection) await sendSelection(selection.key, selection.section)
}

/** Tells colleagues what is selected here; it is a courtesy, so failures are silent. */
export async function sendSelection(key: string, section: string | null): Promise<void> {
  if (isOwnSession()) await call(presenceApi.select, { client: editStore.getState().client, key, section }).catch(() => {})
}
