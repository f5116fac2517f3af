import { beforeEach, describe, expect, it } from 'vitest'
import { termApi } from '@/lib/api/v1/cms/term'
import { callAs } from '@/tests/support/http/caller'
import { createPost, createTerm, emptyContent } from '../support/content'

const visitor = callAs()

describe('cms/term/filterStandard and cms/term/filter', () => {
  beforeEach(async () => {
    await emptyContent()
    for (const letter of ['Č', 'A', 'C', 'Ž', 'Z', 'D']) await createTerm({ title: letter, slug: `kat-${letter.codePointAt(0)}` })
    await createTerm({ type: 'tag', title: 'Noć', slug: 'noc' })
  })

  it('returns five by default, in Croatian alphabetical order', async () => {
    const page = await visitor.call(termApi.filterStandard, { termTypeTitles: ['category'] })
    expect(page.records.map(({ title }) => title)).toEqual(['A', 'C', 'Č', 'D', 'Z'])
    expect(page).toMatchObject({ totalRecords: 6, totalPages: 2, limit: 5 })
  })

  it('returns all without pagination', async () => {
    const page = await visitor.call(termApi.filterStandard, { noPaginate: true })
    expect(page.records).toHaveLength(7)
    expect(page.totalPages).toBe(1)
  })

  it('counts published posts', async () => {
    const { records } = await visitor.call(termApi.filterStandard, { termTypeTitles: ['tag'] })
    const [tag] = records
    if (!tag) throw new Error('There is no tag.')
    await createPost({ terms: [tag] })
    await createPost({ terms: [tag], publishedDaysAgo: null })
    const { caches } = await import('@/server/core/cache/registry.mjs')
    caches.invalidate(['posts'])
    const after = await visitor.call(termApi.filterStandard, { termTypeTitles: ['tag'] })
    expect(after.records[0]?.totalPosts).toBe(1)
  })

  it('answers a GET the same', async () => {
    const byPost = await visitor.call(termApi.filterStandard, { termTypeTitles: ['tag'], noPaginate: true })
    expect(await visitor.call(termApi.filter, { termTypeTitles: ['tag'], noPaginate: true })).toEqual(byPost)
  })
})
