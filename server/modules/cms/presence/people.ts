import type { PresenceEvent } from '@/lib/api/v1/cms/presence.schema'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'

type Who = Extract<PresenceEvent, { event: 'who' }>

/** One open stream of any process: a tab of an editor and what it shows. */
export type Present = {
  stream: string
  siteId: number
  languageId: number
  userId: number
  client: string
  name: string
  colour: number
  keys: string[]
  selected: { key: string; section: string } | null
}

/** Streams repeat themselves every 10 s; one of a killed process is gone after this. ms. */
const expiresAfterMs = 25_000

/** The open streams of all processes, as this process knows them. */
export function createPeople() {
  const rows = new Map<string, { present: Present; seenAt: number }>()
  const everybody = () => [...rows.values()].map(({ present }) => present)

  return {
    /** Returns whether anything is new. */
    put(present: Present): boolean {
      const before = rows.get(present.stream)?.present
      rows.set(present.stream, { present, seenAt: steadyNow() })
      return JSON.stringify(before) !== JSON.stringify(present)
    },
    remove(stream: string): Present | undefined {
      const found = rows.get(stream)?.present
      rows.delete(stream)
      return found
    },
    /** Removes and returns those that were not heard of for too long. */
    expire(): Present[] {
      const expired = [...rows.values()].filter(({ seenAt }) => seenAt < steadyNow() - expiresAfterMs).map(({ present }) => present)
      for (const { stream } of expired) rows.delete(stream)
      return expired
    },
    streamsOf: ({ siteId, userId }: Pick<Present, 'siteId' | 'userId'>) =>
      everybody().filter((one) => one.siteId === siteId && one.userId === userId).length,
    /** Who else shows the same documents, each tab once: one that connects again has two streams for a while. */
    beside: (reader: Pick<Present, 'siteId' | 'languageId' | 'keys'> & Tab) => {
      const others = everybody().filter((one) => !isSameTab(one, reader) && areTogether(one, reader))
      return [...new Map(others.map((one) => [`${one.userId} ${one.client}`, one])).values()]
    },
  }
}

type Tab = Partial<Pick<Present, 'userId' | 'client'>>

const isSameTab = (a: Tab, b: Tab) => a.userId === b.userId && a.client === b.client

export function areTogether(a: Pick<Present, 'siteId' | 'languageId' | 'keys'>, b: Pick<Present, 'siteId' | 'languageId' | 'keys'>) {
  return a.siteId === b.siteId && a.languageId === b.languageId && a.keys.some((key) => b.keys.includes(key))
}

/** What a reader learns of others: nothing of documents that it does not watch. */
export function presentPeople(reader: Pick<Present, 'keys'>, others: readonly Present[]): Who {
  const people = others.map(({ userId, client, name, colour, keys, selected }) => ({
    userId,
    client,
    name,
    colour,
    keys: keys.filter((key) => reader.keys.includes(key)),
    selected: selected && reader.keys.includes(selected.key) ? selected : null,
  }))
  return { event: 'who', people }
}
