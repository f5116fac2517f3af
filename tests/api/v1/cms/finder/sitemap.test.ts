import { beforeEach, describe, expect, it } from 'vitest'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { callAs } from '@/tests/support/caller'
import { createProduct } from '@/tests/support/factories'
import { createPage, createPost, createTerm, emptyContent } from '../support/content'

describe('GET cms/finder/sitemap', () => {
  beforeEach(emptyContent)

  it('names every public address once, the home page as /', async () => {
    await createPage({ slug: 'pocetna' })
    await createPage({ slug: 'nacrt', published: false })
    await createPost({ slug: 'nocna-citanja', publishedDaysAgo: 2 })
    await createPost({ slug: 'sutra', publishedDaysAgo: -1 })
    await createTerm({ title: 'Razgovori', slug: 'razgovori' })
    await createTerm({ type: 'tag', title: 'Noć', slug: 'noc' })
    await createProduct({ slug: 'filip' })
    await createProduct({ slug: 'skriveni', archived: true })
    const { entries } = await callAs({ headers: { apiKey: '' } }).call(finderApi.sitemap, {})
    const paths = entries.map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['/', '/nocna-citanja', '/objave', '/objave/razgovori', '/product/filip', '/shop'])
    expect(entries.find(({ path }) => path === '/nocna-citanja')?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT/)
  })
})
