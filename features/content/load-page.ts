import { homeSlug } from '@/lib/routing/reserved-slugs'
import { cache } from 'react'
import { pageApi } from '@/lib/api/v1/cms/page'
import { load, loadOrNull } from '@/server/rsc'

/** Cached per request, for the metadata and the body. */
export const loadPage = cache((slug: string) => loadOrNull(pageApi.get, { slug }))

/** docs/rules/content.md#home-address */
export const loadHome = cache(() => load(pageApi.get, { slug: homeSlug }))
