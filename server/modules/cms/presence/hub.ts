import type { PresenceEvent } from '@/lib/api/v1/cms/presence.schema'
import type { EventSink } from '@/server/core/http/event-stream'
import { log } from '@/server/core/log'
import { database } from '@/server/db/client'
import { editsChannel, type AnnouncedEdit } from '../draft/announce-edit'
import { batchAt } from '../draft/drafts'
import { announcePresence, presenceChannel, type PresenceMessage } from './announce-presence'
import { areTogether, createPeople, presentPeople, type Present } from './people'

type Connection = ReturnType<typeof database>
/** A stream of this process. `checkRight` ends it unless its user may still read it. */
type Reader = { present: Present; sink: EventSink<PresenceEvent>; checkRight: () => void }
type Hub = ReturnType<typeof createHub>

/** The NOTIFY channel of server/db/functions/access-notifications.sql; its payload is a user's id. */
const accessChannel = 'izlog_access'

/** How often streams repeat themselves to other processes, ms. */
const repeatMs = 10_000

const hubs = new WeakMap<Connection['sql'], Promise<Hub>>()

/** What this process knows of editors everywhere; listens from the first stream on. */
export function openHub(): Promise<Hub> {
  const connection = database()
  const opened = hubs.get(connection.sql) ?? listen(connection)
  hubs.set(connection.sql, opened)
  opened.catch(() => hubs.delete(connection.sql))
  return opened
}

async function listen({ sql, db }: Connection): Promise<Hub> {
  const hub = createHub(db)
  let isConnected = false
  await sql.listen(presenceChannel, (payload) => hub.hear(JSON.parse(payload)))
  await sql.listen(accessChannel, (payload) => hub.checkRights(Number(payload)))
  await sql.listen(
    editsChannel,
    (payload) => hub.passOn(JSON.parse(payload)),
    () => {
      // A lost connection may have missed edits and ended sessions; readers that connect again fetch the first.
      if (isConnected) hub.endAll()
      isConnected = true
    },
  )
  hub.say({ kind: 'hello' })
  return hub
}

function createHub(db: Connection['db']) {
  const readers = new Map<string, Reader>()
  /** Streams that have left while what they announced is still to be heard: it must not bring them back. */
  const left = new Set<string>()
  const isOwn = (stream: string) => readers.has(stream) || left.has(stream)
  const people = createPeople()
  let repeating: NodeJS.Timeout | undefined
  // One after the other, so that neither messages nor batches overtake each other.
  let saying = Promise.resolve()
  let passing = Promise.resolve()

  function say(message: PresenceMessage) {
    saying = saying
      .then(() => announcePresence(db, message))
      .catch((error: unknown) => log('warn', 'presence was not announced', { error }))
  }

  function show(changed: Present) {
    for (const reader of readers.values())
      if (reader.present.stream !== changed.stream && areTogether(reader.present, changed)) showPeopleTo(reader)
  }

  function showPeopleTo({ present, sink }: Reader) {
    sink.send(presentPeople(present, people.beside(present)))
  }

  function put(present: Present) {
    if (people.put(present)) show(present)
  }

  function repeat() {
    for (const expired of people.expire()) show(expired)
    for (const { present } of readers.values()) sayPresent(present)
  }

  function sayPresent(present: Present) {
    people.put(present)
    say({ kind: 'present', present })
  }

  function select({ key, section, ...tab }: Extract<PresenceMessage, { kind: 'select' }>) {
    for (const reader of readers.values()) {
      const { present } = reader
      if (!isOfTab(present, tab) || !present.keys.includes(key)) continue
      reader.present = { ...present, selected: section === null ? null : { key, section } }
      put(reader.present)
      sayPresent(reader.present)
    }
  }

  function readersOf({ key, siteId, languageId }: AnnouncedEdit) {
    return [...readers.values()].filter(({ present }) => areTogether(present, { siteId, languageId, keys: [key] }))
  }

  async function deliver(edit: AnnouncedEdit) {
    const { key } = edit
    if (readersOf(edit).length === 0) return
    const event: PresenceEvent =
      edit.kind === 'published'
        ? { event: 'published', key, version: edit.version }
        : { event: 'batches', key, batches: await batchAt(db, edit) }
    for (const { sink } of readersOf(edit)) sink.send(event)
  }

  return {
    say,
    countStreams: people.streamsOf,
    beside: people.beside,
    /** Adds a stream. Returns the function that removes it. */
    join({ present, ...rest }: Reader): () => void {
      const reader = { present, ...rest }
      // While nobody read, nothing was repeated and nothing expired.
      for (const expired of people.expire()) show(expired)
      readers.set(present.stream, reader)
      repeating ??= setInterval(repeat, repeatMs).unref()
      put(present)
      say({ kind: 'present', present })
      showPeopleTo(reader)
      return () => {
        readers.delete(present.stream)
        left.add(present.stream)
        people.remove(present.stream)
        show(present)
        say({ kind: 'gone', stream: present.stream })
        if (readers.size > 0) return
        clearInterval(repeating)
        repeating = undefined
      }
    },
    hear(message: PresenceMessage) {
      switch (message.kind) {
        case 'hello':
          return repeat()
        case 'present':
          // The echo of an own message may be older than what is known here.
          return isOwn(message.present.stream) ? undefined : put(message.present)
        case 'gone': {
          left.delete(message.stream)
          const gone = people.remove(message.stream)
          return gone && show(gone)
        }
        case 'select':
          return select(message)
      }
      message satisfies never
    },
    /** Sends an edit to those who watch its document. */
    passOn(edit: AnnouncedEdit) {
      passing = passing
        .then(() => deliver(edit))
        .catch((error: unknown) => {
          log('warn', 'an edit was not read for its watchers, who connect again', { error })
          for (const { sink } of readersOf(edit)) sink.end()
        })
    },
    checkRights(userId: number) {
      for (const { present, checkRight } of readers.values()) if (present.userId === userId) checkRight()
    },
    endAll() {
      for (const { sink } of readers.values()) sink.end()
    },
  }
}

function isOfTab(present: Present, tab: Pick<Present, 'siteId' | 'languageId' | 'userId' | 'client'>) {
  const { siteId, languageId, userId, client } = present
  return siteId === tab.siteId && languageId === tab.languageId && userId === tab.userId && client === tab.client
}
