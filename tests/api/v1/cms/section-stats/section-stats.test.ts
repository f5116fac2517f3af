import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { sectionStatsApi } from '@/lib/api/v1/cms/section-stats'
import { isoDay } from '@/lib/text/dates'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { sectionStats } from '@/server/db/schema/section-stats'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const editor = await createMerchant('content')
const today = isoDay(new Date())

/** A beacon: without API key and from an address of its own. */
const beacon = () => callAs({ headers: { apiKey: '', 'x-izlog-address': crypto.randomUUID() } })
const count = (...counts: { document: string; section: string; views?: number; clicks?: number; adds?: number; orders?: number }[]) =>
  beacon().call(sectionStatsApi.count, { counts })
const rows = () => database().db.select().from(sectionStats).orderBy(sectionStats.section)

const sections = { s_1: { type: 'hero', pos: 'a0' }, s_2: { type: 'faq', pos: 'a1' } }

beforeEach(async () => {
  const { db } = database()
  await db.delete(sectionStats)
  await db.delete(drafts)
  await db.delete(documentVersions)
  await emptyContent()
})

describe('counts of sections (docs/rules/lens.md#section-counts)', () => {
  it('are added up by section and day, without anything about the visitor', async () => {
    const document = `page:${(await createPage({ slug: 'pocetna', sections })).id}`
    await count({ document, section: 's_1', views: 1, clicks: 2 }, { document, section: 's_2', views: 1 })
    await count({ document, section: 's_1', views: 1, adds: 1, orders: 1 }, { document, section: 's_1', views: 1 })
    const own = { siteId: 1, day: today, document }
    expect(await rows()).toEqual([
      { ...own, section: 's_1', views: 3, clicks: 2, adds: 1, orders: 1 },
      { ...own, section: 's_2', views: 1, clicks: 0, adds: 0, orders: 0 },
    ])
  })

  it('of parallel calls are all kept, in whatever order they name the sections', async () => {
    const document = `page:${(await createPage({ slug: 'pocetna', sections })).id}`
    const both = ['s_1', 's_2'].map((section) => ({ document, section, views: 1 }))
    await Promise.all(Array.from({ length: 20 }, (_, n) => count(...(n % 2 === 0 ? both : both.toReversed()))))
    expect((await rows()).map(({ views }) => views)).toEqual([20, 20])
  })

  it('of unknown sections and of pages that visitors do not get are ignored (docs/rules/lens.md#section-count-limits)', async () => {
    const shown = await createPage({ slug: 'pocetna', sections })
    const hidden = await createPage({ slug: 'skica', sections, published: false })
    const archived = await createPage({ slug: 'stara', sections, archived: true })
    await count(
      { document: `page:${shown.id}`, section: 's_9', views: 1 },
      { document: `page:${shown.id}`, section: '__proto__', views: 1 },
      { document: `page:${hidden.id}`, section: 's_1', views: 1 },
      { document: `page:${archived.id}`, section: 's_1', views: 1 },
      { document: 'page:2147483647', section: 's_1', views: 1 },
    )
    expect(await rows()).toEqual([])
  })

  it.each<[string, object]>([
    ['more than 50 sections', { counts: Array.from({ length: 51 }, (_, n) => ({ document: 'page:1', section: `s_${n}`, views: 1 })) }],
    ['more than 20 of an event', { counts: [{ document: 'page:1', section: 's_1', views: 21 }] }],
    ['negative numbers', { counts: [{ document: 'page:1', section: 's_1', views: -1 }] }],
    ['fractions', { counts: [{ document: 'page:1', section: 's_1', clicks: 0.5 }] }],
    ['another kind of document', { counts: [{ document: 'product:1', section: 's_1', views: 1 }] }],
    ['an id out of range', { counts: [{ document: 'page:9999999999', section: 's_1', views: 1 }] }],
    ['foreign fields', { counts: [{ document: 'page:1', section: 's_1', views: 1, visitor: 'a' }] }],
    ['nothing', { counts: [] }],
  ])('with %s are refused', async (_, input) => {
    expect((await beacon().send(sectionStatsApi.count, input)).status).toBe(422)
  })
})

describe('GET cms/sectionStats/filter', () => {
  it('answers editors with the numbers of the days and the publications among them', async () => {
    const document = `page:${(await createPage({ slug: 'pocetna', sections })).id}`
    const old = { siteId: 1, document, section: 's_1', views: 9 }
    await database()
      .db.insert(sectionStats)
      .values([
        { ...old, day: '2020-01-01' },
        { ...old, siteId: 1, document: 'page:2147483647', day: today },
      ])
    await count({ document, section: 's_1', views: 1 })
    const change = { kind: 'set' as const, section: 's_1', path: ['meta', 'title'], value: 'Zima' }
    await editor.call(draftApi.save, { key: document, revision: 0, client: 'a', sequence: 1, changes: [change] })
    await editor.call(draftApi.publish, { documents: [{ key: document, revision: 1 }] })

    const found = await editor.call(sectionStatsApi.filter, { documents: [document], days: 7 })
    expect(found.to).toBe(today)
    expect(found.stats).toEqual([{ document, section: 's_1', day: today, views: 1, clicks: 0, adds: 0, orders: 0 }])
    expect(found.publications.at(-1)).toEqual({ document, at: expect.stringMatching(/Z$/) })
  })

  it('refuses others and other numbers of days', async () => {
    const input = { documents: ['page:1'], days: 7 as const }
    expect(await failureOf(callAs().call(sectionStatsApi.filter, input))).toMatchObject({ status: 403 })
    expect((await editor.send(sectionStatsApi.filter, { ...input, days: 8 })).status).toBe(422)
  })
})
