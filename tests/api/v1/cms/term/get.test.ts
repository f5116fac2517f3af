import { beforeEach, describe, expect, it } from 'vitest'
import { termApi } from '@/lib/api/v1/cms/term'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createPost, createTerm, emptyContent } from '../support/content'

const visitor = callAs()
const get = (id: string | number) => visitor.call(termApi.get, { id })

describe('GET cms/term/get', () => {
  beforeEach(emptyContent)

  it('finds a post by id, by slug and by its main slug', async () => {
    const { id, slug } = await createPost({ title: 'Noćna čitanja' })
    const post = await get(slug)
    expect(post).toMatchObject({ id, title: 'Noćna čitanja', slugMain: slug, body: { type: 'doc' } })
    expect(await get(id)).toEqual(post)
    expect(await visitor.call(termApi.get, { id: 1, slugMain: slug })).toEqual(post)
  })

  it('returns the older and newer published posts', async () => {
    const oldest = await createPost({ publishedDaysAgo: 9 })
    const middle = await createPost({ publishedDaysAgo: 5 })
    await createPost({ publishedDaysAgo: 3, archived: true })
    const newest = await createPost({ publishedDaysAgo: 1 })
    await createPost({ publishedDaysAgo: -1 })
    expect(await get(middle.id)).toMatchObject({ previousPost: { id: oldest.id }, nextPost: { id: newest.id } })
    expect(await get(oldest.id)).toMatchObject({ previousPost: null })
    expect(await get(newest.id)).toMatchObject({ nextPost: null })
  })

  it('returns at most three related posts, most shared terms first', async () => {
    const talks = await createTerm({ title: 'Razgovori', slug: 'razgovori' })
    const night = await createTerm({ type: 'tag', title: 'Noć', slug: 'noc' })
    const lamp = await createTerm({ type: 'tag', title: 'Lampa', slug: 'lampa' })
    const own = await createPost({ terms: [talks, night, lamp], publishedDaysAgo: 20 })
    await createPost({ title: 'Samo rubrika', terms: [talks], publishedDaysAgo: 1 })
    await createPost({ title: 'Oznaka', terms: [night], publishedDaysAgo: 9 })
    await createPost({ title: 'Obje oznake', terms: [night, lamp], publishedDaysAgo: 9 })
    await createPost({ title: 'Rubrika i oznaka', terms: [talks, lamp], publishedDaysAgo: 9 })
    await createPost({ title: 'Ništa zajedničko' })
    const { relatedEntities } = await get(own.id)
    expect(relatedEntities.map(({ connectedPost }) => connectedPost.data.title)).toEqual(['Obje oznake', 'Rubrika i oznaka', 'Oznaka'])
  })

  it('answers 404 for a draft, a scheduled and an unknown post', async () => {
    const draft = await createPost({ publishedDaysAgo: null })
    const tomorrow = await createPost({ publishedDaysAgo: -1 })
    for (const id of [draft.slug, tomorrow.id, 'nema']) expect(await failureOf(get(id))).toMatchObject({ status: 404 })
  })
})
