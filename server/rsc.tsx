import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { unstable_cache } from 'next/cache'
import { locale as rootLocale, site as rootSite } from 'next/root-params'
import { cache, type ReactNode } from 'react'
import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { ApiError, type ErrorEnvelope } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { identityHeaders, toRequest, type CallerIdentity } from '@/lib/api/request'
import { env } from '@/lib/env'
import { languageCodes, routing } from '@/lib/i18n/routing'
import { hasLocale } from 'next-intl'
import { addPageTags } from './core/cache/page-tags.mjs'
import { anyTag } from './core/cache/registry.mjs'
import { inProcessSecret } from './api/request/in-process-secret'
import { callApi } from './api/running-api'
import { loadSites } from './core/sites'

/** The site of the rendered page, by the key in the rewritten path. */
export const currentSite = cache(async () => {
  const key = await rootSite()
  const sites = await loadSites()
  const found = sites.find((one) => one.key === key) ?? sites[0]
  if (!found) throw new Error('The database holds no site. Run `npm run seed`.')
  return found
})

/** The anonymous identity with which a page calls the API. */
export const pageIdentity = cache(async (): Promise<CallerIdentity> => {
  const site = await currentSite()
  const locale = await rootLocale()
  const language = hasLocale(routing.locales, locale) ? languageCodes[locale] : languageCodes[routing.defaultLocale]
  return { apiKey: site.apiKey, site: site.id, store: site.storeId, language }
})

/**
 * Calls the API from a server component, in process or at API_URL. Tags the page with the result's tags, so a write invalidates both. Throws ApiError. The
 * result is shared within a render and must not be changed.
 */
export async function load<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> {
  const { json, tags } = await answerTo(JSON.stringify(toRequest(endpoint, input)))
  const answer: { data: DataOf<E> } | ErrorEnvelope = json
  if ('errored' in answer) throw new ApiError(answer)
  await tagPage(endpoint.cache ? tags : (endpoint.pageTags ?? [anyTag]))
  return answer.data
}

/** Answers a request once per render: the metadata of a page, its body and its layout ask for much of the same. React compares the text. */
const answerTo = cache(async (request: string) => {
  const { url, method, body, headers: own }: ReturnType<typeof toRequest> = JSON.parse(request)
  const headers = {
    ...identityHeaders(await pageIdentity()),
    ...own,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    'x-izlog-in-process': inProcessSecret(),
  }
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  const response = env.API_URL
    ? await fetch(`${env.API_URL}${url}`, { ...init, cache: 'no-store' })
    : await callApi(new Request(new URL(url, 'http://in.process'), init))
  return { json: await response.json(), tags: (response.headers.get('x-izlog-tags') ?? '').split(',').filter(Boolean) }
})

/** Like `load`, with null for 404. */
export async function loadOrNull<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E> | null> {
  try {
    return await load(endpoint, input)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/**
 * Where no page facts are collected, as in development (handler.ts skips it), Next tags a page through its data cache. The cached value is unused and not
 * stored (next-handler.mjs).
 */
async function tagPage(tags: readonly string[]) {
  if (tags.length === 0 || addPageTags(tags)) return
  await unstable_cache(async () => true, [...tags], { tags: [...tags] })()
}

type Prefetch = { endpoint: Endpoint; input: unknown; data: unknown }

/** A result for a client component with the same endpoint and input; what the component does not read can be left out. */
export function prefetched<E extends Endpoint>(endpoint: E, input: InputOf<E>, data: Partial<DataOf<E>>): Prefetch {
  return { endpoint, input, data }
}

/** Passes prefetched results to React Query, which refetches those older than their `staleTime`. */
export function Hydrate({ answers, children }: { answers: Prefetch[]; children: ReactNode }) {
  const client = new QueryClient()
  for (const { endpoint, input, data } of answers) client.setQueryData(queryKey(endpoint, input), data)
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
}
