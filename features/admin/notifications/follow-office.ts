import { authSession } from '@/features/auth/session/session'
import { connectedIdentity } from '@/lib/api/client'
import { readEvents } from '@/lib/api/read-events'
import { identityHeaders, toRequest } from '@/lib/api/request'
import { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { abortablePause } from '@/lib/browser/abortable-pause'
import { reconnectPause } from './reconnect-pause'

/** The server writes every 10 s; a connection that is silent for longer is dead, as after the computer slept. ms. */
const silenceMs = 30_000

/** Where the stream resumes: lives as long as the page of one person. */
export type ResumePoint = { lastEventId: string | null }

type Following = { resume: ResumePoint; signal: AbortSignal; onEvent: (event: OfficeEvent) => void }

/** Reads the stream of the office until `signal` aborts, and connects again with growing pauses (docs/rules/administration.md#office-events). */
export async function followOffice(following: Following): Promise<void> {
  const { signal, onEvent, ...rest } = following
  let failures = 0
  while (!signal.aborted) {
    const handleEvent = (event: OfficeEvent) => {
      failures = 0
      onEvent(event)
    }
    await readOnce({ ...rest, signal, onEvent: handleEvent }).catch(() => {})
    if (signal.aborted) return
    await abortablePause(reconnectPause(failures, Math.random()), signal)
    failures += 1
  }
}

async function readOnce({ resume, signal, onEvent }: Following) {
  const token = await authSession.accessToken()
  if (!token) return
  const { url, headers } = toRequest(adminNotificationApi.stream, { 'last-event-id': resume.lastEventId ?? undefined })
  const identity = connectedIdentity()
  const silence = silenceGuard(signal)
  try {
    const response = await fetch(url, {
      signal: silence.signal,
      headers: { ...(identity ? identityHeaders(identity) : {}), ...headers, accessToken: token },
    })
    if (!response.ok || !response.body) return
    for await (const { id, data } of readEvents(response.body, silence.extend)) {
      if (isOfficeEvent(data)) onEvent(data)
      if (id !== null) resume.lastEventId = id
    }
  } finally {
    silence.stop()
  }
}

/** A signal that aborts with another one, and when nothing extends it for too long. */
function silenceGuard(outer: AbortSignal) {
  const abort = new AbortController()
  const end = () => abort.abort()
  outer.addEventListener('abort', end)
  let timer = setTimeout(end, silenceMs)
  return {
    signal: abort.signal,
    extend: () => {
      clearTimeout(timer)
      timer = setTimeout(end, silenceMs)
    },
    stop() {
      clearTimeout(timer)
      outer.removeEventListener('abort', end)
    },
  }
}

const known: readonly string[] = ['open', 'notification', 'changed', 'read'] satisfies OfficeEvent['event'][]

/** A server of a newer version may send others. */
function isOfficeEvent(value: unknown): value is OfficeEvent {
  return typeof value === 'object' && value !== null && 'event' in value && typeof value.event === 'string' && known.includes(value.event)
}
