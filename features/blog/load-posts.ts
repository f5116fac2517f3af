import { cache } from 'react'
import { postApi } from '@/lib/api/v1/cms/post'
import { termApi } from '@/lib/api/v1/cms/term'
import { load } from '@/server/rsc'
import { pageSize } from './page-size'

/** The first page of all posts, or of those with a term. */
export const loadFirstPosts = cache((termSlug: string | null) =>
  load(postApi.filterStandard, { filters: termSlug === null ? {} : { termSlugs: [termSlug] }, page: 1, limit: pageSize }),
)

/** Categories in the order of their shelf, without those that have nothing in them yet. */
export const loadCategories = cache(async () => {
  const { records } = await load(termApi.filterStandard, { termTypeTitles: ['category'], noPaginate: true })
  return records.filter(({ totalPosts }) => totalPosts > 0)
})

export const loadTag = cache(async (slug: string) => {
  const { records } = await load(termApi.filterStandard, { termTypeTitles: ['tag'], noPaginate: true })
  return records.find((tag) => tag.slug === slug) ?? null
})

/** A category by its slug, also an empty one. */
export const loadCategory = cache(async (slug: string) => {
  const { records } = await load(termApi.filterStandard, { termTypeTitles: ['category'], noPaginate: true })
  return records.find((category) => category.slug === slug) ?? null
})
