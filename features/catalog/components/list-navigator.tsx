'use client'

import { useEffect, useEffectEvent, useTransition } from 'react'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { paramsHref, withoutFilters, type ListSearchParams } from '@/features/catalog/list-href'
import {
  confirmArrival,
  submit,
  enterList,
  reset,
  replaceSearchParams,
  applyLinkChange,
  usePendingFilters,
} from '@/features/catalog/pending-filters-store'

type ListNavigatorProps = {
  slug: string | null
  /** What the address of this page says. */
  searchParams: ListSearchParams
  facets: readonly LayeredFilter[]
}

/**
 * Leads the list where its forms and links want it. One address follows from all of them: while a choice waits, or its page is on the way, what else is
 * pressed is added to it. The router drops an answer that a newer address has overtaken.
 */
export function ListNavigator({ slug, searchParams: said, facets }: ListNavigatorProps) {
  const router = useRouter()
  const pending = usePendingFilters((state) => state.pending)
  const [isPending, startTransition] = useTransition()
  const hasPending = pending !== null

  const navigate = useEffectEvent(() => {
    const submitted = submit(facets)
    // Only a link leads to a page further on, and there the list begins at its top.
    if (submitted)
      startTransition(() => router[submitted.how](paramsHref(slug, submitted.said), { scroll: submitted.said.page !== undefined }))
  })

  const captureLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!pending || !link || !isPlainClick(event, link)) return
    // Who leaves the list is not called back. The whole shop's has the shop's front at the same path.
    const isFront = slug === null && link.search === ''
    if (isFront || link.pathname !== location.pathname) return reset()
    event.preventDefault()
    const to = Object.fromEntries(new URLSearchParams(link.search))
    // The link that takes all filters back, also those that it knows nothing of.
    replaceSearchParams(
      'clearing' in link.dataset ? withoutFilters(pending.searchParams) : applyLinkChange(pending.searchParams, { from: said, to, facets }),
    )
  })

  useEffect(() => enterList(slug), [slug])

  useEffect(() => {
    if (!pending || pending.delayMs === null) return
    const timer = setTimeout(navigate, pending.delayMs)
    return () => clearTimeout(timer)
  }, [pending])

  useEffect(() => {
    if (!isPending) confirmArrival()
    // oxlint-disable-next-line react/exhaustive-deps -- each page brings what it says anew, also the one that says the same
  }, [said, isPending])

  useEffect(() => {
    if (!hasPending) return
    const listening = new AbortController()
    document.addEventListener('click', captureLink, { capture: true, signal: listening.signal })
    window.addEventListener('popstate', reset, { signal: listening.signal })
    return () => listening.abort()
  }, [hasPending])

  return null
}

/** Whether this press leads from this page to another, in this window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target, hash }: HTMLAnchorElement) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && target === '' && hash === ''
}
