import { homeSlug } from '@/lib/routing/reserved-slugs'
import { cache } from 'react'
import { pageApi } from '@/lib/api/v1/cms/page'
import { notFound } from '@/lib/i18n/navigation'
import { loadOrNull } from '@/server/rsc'

/** Cached per request, for the metadata and the body. */
export const loadPage = cache((slug: string) => loadOrNull(pageApi.get, { slug }))

/** A language whose home page is not published has none (docs/rules/content.md#home-address). */
export const loadHome = cache(async () => (await loadPage(homeSlug)) ?? notFound())
