import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { identityHeaders, toRequest } from '@/lib/api/request'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { presenceApi } from '@/lib/api/v1/cms/presence'
import type { PresenceEvent } from '@/lib/api/v1/cms/presence.schema'
import type { Change } from '@/lib/documents/changes'
import { waitUntilIdle } from '@/server/core/process/idle'
import { database } from '@/server/db/client'
import { hashSecret } from '@/server/core/security/secrets'
import { drafts } from '@/server/db/schema/draft'
import { sessions, users } from '@/server/db/schema/user'
import { announcePresence } from '@/server/modules/cms/presence/announce-presence'
import { startApiServer } from '@/tests/support/http/api-server'
import { identity } from '@/tests/support/http/caller'
import { eventsOf } from '@/tests/support/http/event-reader'
import { createMerchant, signIn } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const ana = await createMerchant('content')
const iva = await createMerchant('content')
const open: { close: () => Promise<void> }[] = []
let server: Awaited<ReturnType<typeof startApiServer>>

beforeAll(async () => {
  server = await startApiServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await database().db.delete(drafts)
  await emptyContent()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { close } of open.splice(0)) await close()
})

type Watching = { keys: string[]; client?: string; accessToken?: string }

function request({ keys, client = 'kartica', accessToken }: Watching) {
  const { url } = toRequest(presenceApi.watch, { client, keys })
  return fetch(server.origin + url, {
    headers: { ...identityHeaders(identity), 'accept-encoding': 'gzip, br', ...(accessToken ? { accessToken } : {}) },
  })
}

/** An open stream, after its first event. */
async function watch(watching: Watching) {
  const response = await request(watching)
  expect(response.status).toBe(200)
  const events = eventsOf<PresenceEvent>(response)
  open.push(events)
  expect(await events.next()).toMatchObject({ event: 'who' })
  return {
    ...events,
    response,
    who: (isWanted: (people: People) => boolean) => events.until((event) => isWho(event) && isWanted(event.people)),
  }
}
type People = Extract<PresenceEvent, { event: 'who' }>['people']
const isWho = (event: PresenceEvent) => event.event === 'who'

async function aPage(slug = 'o-nama') {
  const { id } = await createPage({ slug, sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } } } })
  return `page:${id}`
}
const title = (value: string): Change => ({ kind: 'set', section: 's_1', path: ['meta', 'title'], value })

describe('the stream of those who edit a page', () => {
  it('brings what a colleague selects, saves and publishes, and when she leaves', async () => {
    const key = await aPage()
    const watching = await watch({ keys: [key], accessToken: ana.accessToken })
    expect(Object.fromEntries(watching.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    })
    expect(watching.response.headers.has('content-encoding')).toBe(false)
    const colleague = await watch({ keys: [key], client: 'ivina', accessToken: iva.accessToken })
    await iva.call(presenceApi.select, { client: 'ivina', key, section: 's_1' })
    expect(await watching.who((people) => people.some(({ selected }) => selected !== null))).toEqual({
      event: 'who',
      people: [{ userId: iva.id, client: 'ivina', name: 'Ana Anić', colour: iva.id % 8, keys: [key], selected: { key, section: 's_1' } }],
    })
    await iva.call(draftApi.save, { key, revision: 0, client: 'b', sequence: 1, changes: [title('Zima')] })
    const batch = { client: 'b', sequence: 1, revision: 1, changes: [title('Zima')] }
    expect(await watching.until(({ event }) => event === 'batches')).toEqual({ event: 'batches', key, batches: [batch] })
    await iva.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    expect(await watching.until(({ event }) => event === 'published')).toEqual({ event: 'published', key, version: 2 })
    await colleague.close()
    expect(await watching.who((people) => people.length === 0)).toBeDefined()
  })

  it('shows another tab of the same user only while it is open', async () => {
    const key = await aPage()
    const watching = await watch({ keys: [key], client: 'prva', accessToken: ana.accessToken })
    const other = await watch({ keys: [key], client: 'druga', accessToken: ana.accessToken })
    expect(await watching.who((people) => people.length === 1)).toMatchObject({ people: [{ userId: ana.id, client: 'druga' }] })
    await other.close()
    expect(await watching.who((people) => people.length === 0)).toBeDefined()
    const next = await watch({ keys: [key], client: 'treca', accessToken: ana.accessToken })
    expect(await watching.who((people) => people.length === 1)).toMatchObject({ people: [{ client: 'treca' }] })
    await next.close()
  })

  it("brings batches of the same user's other tabs in their order, and none that was refused", async () => {
    const key = await aPage()
    const watching = await watch({ keys: [key], accessToken: ana.accessToken })
    for (const revision of [0, 1, 1, 2])
      await ana.send(draftApi.save, { key, revision, client: `t${revision}`, sequence: 1, changes: [title(`Zima ${revision}`)] })
    const revisions: number[] = []
    while (revisions.length < 3) {
      const event = await watching.until((one) => one.event === 'batches')
      if (event.event === 'batches') revisions.push(...event.batches.map(({ revision }) => revision))
    }
    expect(revisions).toEqual([1, 2, 3])
  })

  it('says nothing of other documents', async () => {
    const [key, other] = [await aPage(), await aPage('dostava')]
    const watching = await watch({ keys: [key], accessToken: ana.accessToken })
    await watch({ keys: [key, other], client: 'ivina', accessToken: iva.accessToken })
    await iva.call(presenceApi.select, { client: 'ivina', key: other, section: 's_1' })
    await iva.call(draftApi.save, { key: other, revision: 0, client: 'b', sequence: 1, changes: [title('Zima')] })
    await iva.call(draftApi.save, { key, revision: 0, client: 'b', sequence: 1, changes: [title('Zima')] })
    const seen: PresenceEvent[] = []
    await watching.until((event) => seen.push(event) > 0 && event.event === 'batches')
    expect(JSON.stringify(seen)).not.toContain(other)
    expect(seen.some((event) => isWho(event) && event.people.length === 1)).toBe(true)
  })

  it('knows the people of other processes, and those that connect anew ask for them', async () => {
    const key = await aPage()
    const watching = await watch({ keys: [key], accessToken: ana.accessToken })
    const { db, sql } = database()
    const heard: string[] = []
    const listening = await sql.listen('izlog_presence', (payload) => void heard.push(payload))
    const present = {
      stream: 'tamo',
      siteId: 1,
      languageId: 41,
      userId: iva.id,
      client: 'ivina',
      name: 'Iva',
      colour: 1,
      keys: [key],
      selected: null,
    }
    await announcePresence(db, { kind: 'present', present })
    expect(await watching.who((people) => people.some(({ name }) => name === 'Iva'))).toBeDefined()
    await announcePresence(db, { kind: 'hello' })
    await vi.waitFor(() => expect(heard.some((payload) => payload.includes('"kind":"present"') && payload.includes('kartica'))).toBe(true))
    await announcePresence(db, { kind: 'gone', stream: 'tamo' })
    expect(await watching.who((people) => people.length === 0)).toBeDefined()
    await listening.unlisten()
  })

  it('keeps no background work waiting', async () => {
    const key = await aPage()
    await watch({ keys: [key], accessToken: ana.accessToken })
    await expect(waitUntilIdle({ maxWaitMs: 2_000_000 })).resolves.toBeUndefined()
  })
})

describe('the stream', () => {
  it('is for the back office with the right to each document', async () => {
    const key = await aPage()
    const writer = await createMerchant('content')
    const shopkeeper = await createMerchant('catalogue')
    expect((await request({ keys: [key] })).status).toBe(403)
    expect((await request({ keys: [key], accessToken: shopkeeper.accessToken })).status).toBe(403)
    expect((await request({ keys: [key, 'product:1'], accessToken: writer.accessToken })).status).toBe(403)
    expect((await request({ keys: ['page:999999'], accessToken: writer.accessToken })).status).toBe(404)
    expect((await request({ keys: Array.from({ length: 21 }, () => key), accessToken: writer.accessToken })).status).toBe(422)
    expect(
      (
        await fetch(server.origin + toRequest(presenceApi.watch, { client: 'a', keys: [key] }).url, {
          method: 'HEAD',
          headers: { ...identityHeaders(identity), accessToken: writer.accessToken },
        })
      ).status,
    ).toBe(405)
  })

  const { db } = database()
  it.each([
    ['the user is suspended', (id: number) => db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))],
    [
      'the right is taken',
      (id: number) =>
        db
          .update(users)
          .set({ scopes: ['catalogue'] })
          .where(eq(users.id, id)),
    ],
    ['the user leaves the back office', (id: number) => db.update(users).set({ isBackoffice: false }).where(eq(users.id, id))],
    ['the session ends', (id: number) => db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, id))],
    ['the session is deleted', (id: number) => db.delete(sessions).where(eq(sessions.userId, id))],
  ])('ends within a second when %s', async (_, change) => {
    const key = await aPage()
    const editor = await createMerchant('content')
    const watching = await watch({ keys: [key], accessToken: editor.accessToken })
    const colleague = await watch({ keys: [key], accessToken: ana.accessToken })
    await change(editor.id)
    const changedAt = performance.now()
    await watching.ended()
    expect(performance.now() - changedAt).toBeLessThan(1000)
    expect(await colleague.who((people) => people.length === 0)).toBeDefined()
  })

  it('ends within a second when the user signs out, and stays for the user who signs out elsewhere', async () => {
    const key = await aPage()
    const editor = await createMerchant('content')
    const elsewhere = await signIn(editor.id)
    const watching = await watch({ keys: [key], client: 'ovdje', accessToken: editor.accessToken })
    const other = await watch({ keys: [key], client: 'drugdje', accessToken: elsewhere })
    await db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(eq(sessions.accessHash, hashSecret(elsewhere)))
    await other.ended()
    await iva.call(draftApi.save, { key, revision: 0, client: 'b', sequence: 1, changes: [title('Zima')] })
    expect(await watching.until(({ event }) => event === 'batches')).toBeDefined()
  })

  it('ends within a minute of a session that runs out', async () => {
    const key = await aPage()
    const editor = await createMerchant('content')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const watching = await watch({ keys: [key], accessToken: editor.accessToken })
    await db
      .update(sessions)
      .set({ refreshExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, editor.id))
    vi.advanceTimersByTime(60_000)
    await expect(watching.ended()).resolves.toBeUndefined()
  })

  it('is one of at most 20 of a user', async () => {
    const key = await aPage()
    const editor = await createMerchant('content')
    const tokens = [editor.accessToken, await signIn(editor.id)]
    for (let tab = 0; tab < 20; tab++) await watch({ keys: [key], client: `t${tab}`, accessToken: tokens[tab % 2] })
    const refused = await request({ keys: [key], accessToken: tokens[1] })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    await open[0]?.close()
    await vi.waitFor(async () => {
      const { status, body } = await request({ keys: [key], accessToken: tokens[1] })
      await body?.cancel()
      expect(status).toBe(200)
    })
  })
})
