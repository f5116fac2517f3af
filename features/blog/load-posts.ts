import { cache } from 'react'
import { postApi } from '@/lib/api/v1/cms/post'
import { termApi } from '@/lib/api/v1/cms/term'
import { load, loadOrNull } from '@/server/rsc'
import { pageSize } from './page-size'

/** The first page of posts, optionally of one term. */
export const loadFirstPosts = cache((termSlug: string | null) =>
  load(postApi.filterStandard, { filters: termSlug === null ? {} : { termSlugs: [termSlug] }, page: 1, limit: pageSize }),
)

/** The categories that have posts. */
export const loadCategories = cache(async () => {
  const { records } = await load(termApi.filterStandard, { termTypeTitles: ['category'], noPaginate: true })
  return records.filter(({ totalPosts }) => totalPosts > 0)
})

export const loadTag = cache(async (slug: string) => {
  const { records } = await load(termApi.filterStandard, { termTypeTitles: ['tag'], noPaginate: true })
  return records.find((tag) => tag.slug === slug) ?? null
})

export const loadCategory = cache(async (slug: string) => {
  const { records } = await load(termApi.filterStandard, { termTypeTitles: ['category'], noPaginate: true })
  return records.find((category) => category.slug === slug) ?? null
})

/** Cached per request, for the metadata and the body. */
export const loadPost = cache((slug: string) => loadOrNull(termApi.get, { id: slug }))
