import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { postApi } from '@/lib/api/v1/cms/post'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { nextScheduledChange, loadChangedTags } from '@/server/modules/cms/post/scheduled-changes'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createPost, createTerm, emptyContent } from '../support/content'

const visitor = callAs()
const filter = (input: InputOf<typeof postApi.filterStandard> = {}) => visitor.call(postApi.filterStandard, input)
const titles = async (input?: InputOf<typeof postApi.filterStandard>) => (await filter(input)).records.map(({ title }) => title)

describe('POST cms/post/filterStandard', () => {
  beforeEach(emptyContent)

  it('lists newest first, ten per page', async () => {
    for (let day = 1; day <= 12; day++) await createPost({ title: `Dan ${day}`, publishedDaysAgo: day })
    const first = await filter()
    expect(first).toMatchObject({ totalRecords: 12, totalPages: 2, page: 1, limit: 10 })
    expect(first.records[0]?.title).toBe('Dan 1')
    expect(await titles({ page: 2 })).toEqual(['Dan 11', 'Dan 12'])
  })

  it('returns the total on a page beyond the last', async () => {
    await createPost()
    expect(await filter({ page: 9 })).toMatchObject({ records: [], totalRecords: 1, totalPages: 1, page: 9 })
  })

  it('hides drafts, scheduled and archived posts', async () => {
    await createPost({ title: 'Vidljiva' })
    await createPost({ publishedDaysAgo: null })
    await createPost({ publishedDaysAgo: -1 })
    await createPost({ archived: true })
    expect(await titles()).toEqual(['Vidljiva'])
  })

  it('filters by term, by period, and by ids in their order', async () => {
    const talks = await createTerm({ title: 'Razgovori', slug: 'razgovori' })
    const night = await createTerm({ type: 'tag', title: 'Noć', slug: 'noc' })
    const one = await createPost({ title: 'Jedan', publishedDaysAgo: 1, terms: [talks] })
    const two = await createPost({ title: 'Dva', publishedDaysAgo: 5, terms: [talks, night] })
    await createPost({ title: 'Tri', publishedDaysAgo: 9 })
    expect(await titles({ filters: { termSlugs: ['razgovori'] } })).toEqual(['Jedan', 'Dva'])
    expect(await titles({ filters: { termSlugs: ['noc'] } })).toEqual(['Dva'])
    expect(await titles({ filters: { display: [two.id, one.id] } })).toEqual(['Dva', 'Jedan'])
    const [from, to] = [7, 3].map((days) => new Date(Date.now() - days * 86_400_000).toISOString())
    expect(await titles({ filters: { from, to } })).toEqual(['Dva'])
    expect(await titles({ sort: { published_at: 'asc' } })).toEqual(['Tri', 'Dva', 'Jedan'])
  })

  it('returns the terms of each post', async () => {
    const talks = await createTerm({ title: 'Razgovori', slug: 'razgovori' })
    const night = await createTerm({ type: 'tag', title: 'Noć', slug: 'noc' })
    await createPost({ terms: [night, talks] })
    const { records } = await filter()
    expect(records[0]).toMatchObject({ author: 'Iva', terms: { categories: [talks], tags: [night] } })
  })

  it.each([
    ['nocna', 'without diacritics'],
    ['NOĆNE', 'in another case'],
    ['ćna čit', 'by a part of its title'],
  ])('finds "Noćna čitanja" by %s, %s', async (keywords) => {
    await createPost({ title: 'Noćna čitanja' })
    await createPost({ title: 'Jutarnja kava' })
    expect(await titles({ filters: { keywords } })).toEqual(['Noćna čitanja'])
  })

  it.each(['%', '_', '100%', "'", '\\', '"', 'a & | ! ('])('takes %o literally', async (keywords) => {
    await createPost({ title: 'Noćna čitanja' })
    expect(await titles({ filters: { keywords } })).toEqual([])
  })

  it('refuses unknown fields', async () => {
    expect((await visitor.send(postApi.filterStandard, { drafts: true })).status).toBe(422)
    expect(await failureOf(filter({ limit: 1000 }))).toMatchObject({ status: 422 })
  })

  it('shows a scheduled post on time', async () => {
    await createPost({ title: 'Sutrašnja', publishedDaysAgo: -1 })
    expect(await titles()).toEqual([])
    const { db } = database()
    const now = new Date()
    const at = await nextScheduledChange(db, now)
    expect(at).toBeGreaterThan(now.getTime())
    const tomorrow = new Date(at ?? 0)
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow })
    caches.invalidate(await loadChangedTags(db, { after: now, upTo: tomorrow }))
    expect(await titles()).toEqual(['Sutrašnja'])
    vi.useRealTimers()
    expect(await loadChangedTags(db, { after: tomorrow, upTo: new Date(tomorrow.getTime() + 60_000) })).toEqual([])
  })

  it('finds by words deep in the text, after title matches', async () => {
    await createPost({ title: 'Bilješka', text: 'O kukuljici i pčelinjem vosku.', publishedDaysAgo: 1 })
    await createPost({ title: 'Kukuljica', publishedDaysAgo: 9 })
    expect(await titles({ filters: { keywords: 'kukuljica' } })).toEqual(['Kukuljica', 'Bilješka'])
    expect(await titles({ filters: { keywords: 'paragraph' } })).toEqual([])
  })
})
