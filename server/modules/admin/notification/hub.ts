import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import type { EventSink } from '@/server/core/http/event-stream'
import { log } from '@/server/core/log'
import { database } from '@/server/db/client'
import { eventFor } from './event-for'
import { officeChannel, type OfficeMessage } from './office-channel'

/** A tellable event and where a reader who has it resumes. */
export type MissedEvents = { events: OfficeEvent[]; position: string }

/** A stream that begins: whose it is, what they may read now (null: nothing any more), and what they have missed. */
export type Subscription = {
  siteId: number
  userId: number
  sink: EventSink<OfficeEvent>
  loadScopes: () => Promise<readonly string[] | null>
  loadMissed: (scopes: readonly string[]) => Promise<MissedEvents>
}

type Connection = ReturnType<typeof database>
type Hub = ReturnType<typeof createHub>
type Reader = ReturnType<typeof createReader>

/** The NOTIFY channel of server/db/functions/access-notifications.sql; its payload is a user's id. */
const accessChannel = 'izlog_access'

/** How often rights are checked again: a session that nobody ends runs out. ms. */
const checkMs = 30_000

const hubs = new WeakMap<Connection['sql'], Promise<Hub>>()

/** The streams of this process. It listens from the first one on, on the one connection of all channels. */
export function openHub(): Promise<Hub> {
  const connection = database()
  const opened = hubs.get(connection.sql) ?? listen(connection)
  hubs.set(connection.sql, opened)
  opened.catch(() => hubs.delete(connection.sql))
  return opened
}

async function listen({ sql }: Connection): Promise<Hub> {
  const hub = createHub()
  let isConnected = false
  await sql.listen(accessChannel, (payload) => hub.checkRights(Number(payload)))
  await sql.listen(
    officeChannel,
    (payload) => hub.hear(JSON.parse(payload)),
    () => {
      // A lost connection may have missed messages and ended sessions; readers connect again and resume.
      if (isConnected) hub.endAll()
      isConnected = true
    },
  )
  return hub
}

function createHub() {
  const readers = new Set<Reader>()
  return {
    countStreams: (userId?: number) => (userId === undefined ? readers.size : [...readers].filter((one) => one.userId === userId).length),
    /** Adds a stream. Returns the function that removes it. */
    join(subscription: Subscription): () => void {
      const reader = createReader(subscription)
      const checking = setInterval(reader.check, checkMs)
      readers.add(reader)
      reader.begin()
      return () => {
        clearInterval(checking)
        readers.delete(reader)
      }
    },
    checkRights(userId: number) {
      for (const reader of readers) if (reader.userId === userId) reader.check()
    },
    hear(message: OfficeMessage) {
      for (const reader of readers) reader.hear(message)
    },
    endAll() {
      for (const reader of readers) reader.end()
    },
  }
}

/** The reader of one stream. Messages wait while its rights are read, so that none is judged by outdated rights. */
export function createReader({ siteId, userId, sink, loadScopes, loadMissed }: Subscription) {
  let scopes: readonly string[] = []
  let waiting: OfficeMessage[] = []
  let checks = 0
  /** Checks are numbered as they start: one that ends after a later one knows less. */
  let started = 0
  let newest = 0

  function deliver(message: OfficeMessage) {
    const event = eventFor({ siteId, userId, scopes }, message)
    if (event) sink.send(event, message.message === 'notification' ? message.position : undefined)
  }

  async function judge(isFirst: boolean) {
    started += 1
    const check = started
    const allowed = await loadScopes()
    if (!allowed) return sink.end()
    if (check > newest) {
      newest = check
      scopes = allowed
    }
    if (isFirst) await sendMissed()
    checks -= 1
    if (checks > 0) return undefined
    const heard = waiting
    waiting = []
    for (const message of heard) deliver(message)
    return undefined
  }

  /** Resuming in between would lose the rest, so only the last event names the new position. */
  async function sendMissed() {
    const { events, position } = await loadMissed(scopes)
    const all: OfficeEvent[] = [{ event: 'open' }, ...events]
    for (const [index, event] of all.entries()) sink.send(event, index === all.length - 1 ? position : undefined)
  }

  function startCheck(isFirst: boolean) {
    checks += 1
    judge(isFirst).catch((error: unknown) => {
      log('warn', 'the rights of an event stream were not read; its reader connects again', { error })
      sink.end()
    })
  }

  return {
    userId,
    begin: () => startCheck(true),
    check: () => startCheck(false),
    end: () => sink.end(),
    hear(message: OfficeMessage) {
      if (checks > 0) waiting.push(message)
      else deliver(message)
    },
  }
}
