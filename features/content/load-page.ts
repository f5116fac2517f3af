import { cache } from 'react'
import { pageApi } from '@/lib/api/v1/cms/page'
import { load, loadOrNull } from '@/server/rsc'

/** SPEC 2: the home page's slug. */
const homeSlug = 'pocetna'

/** A page, asked for once by its metadata and its body. */
export const loadPage = cache((slug: string) => loadOrNull(pageApi.get, { slug }))

export const loadHome = cache(() => load(pageApi.get, { slug: homeSlug }))
