'use client'

import { useEffect, useEffectEvent, useTransition } from 'react'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { paramsHref, withoutFilters, type ListSearchParams } from '@/features/catalogue/list-href'
import {
  confirmArrival,
  submit,
  enterList,
  isHeld,
  reset,
  replaceSearchParams,
  showHold,
  applyLinkChange,
  usePendingFilters,
} from '@/features/catalogue/pending-filters-store'

type ListNavigatorProps = {
  slug: string | null
  /** The search params of the current page. */
  searchParams: ListSearchParams
  facets: readonly LayeredFilter[]
}

/**
 * Navigates to the pending filters. While some are pending it captures clicks on the list's links and adds their changes; the router drops responses
 * that a newer navigation has overtaken (docs/rules/storefront.md#filter-debounce).
 */
export function ListNavigator({ slug, searchParams, facets }: ListNavigatorProps) {
  const router = useRouter()
  const pending = usePendingFilters((state) => state.pending)
  const [isPending, startTransition] = useTransition()
  const hasPending = pending !== null

  const navigate = useEffectEvent(() => {
    const submitted = submit(facets)
    if (!submitted) return
    const { searchParams: next, navigation } = submitted
    // Only pagination links set a page, and those scroll to the top.
    startTransition(() => router[navigation](paramsHref(slug, next), { scroll: next.page !== undefined }))
  })

  const captureLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!pending || !link || !isPlainClick(event, link)) return
    // A link out of the list discards pending filters; the shop front has the same path as the list of the whole shop.
    const isShopFront = slug === null && link.search === ''
    if (isShopFront || link.pathname !== location.pathname) return reset()
    event.preventDefault()
    const to = Object.fromEntries(new URLSearchParams(link.search))
    // 'Ukloni sve filtre' also removes filters that were pending when it was rendered.
    replaceSearchParams(
      'clearing' in link.dataset
        ? withoutFilters(pending.searchParams)
        : applyLinkChange(pending.searchParams, { from: searchParams, to, facets }),
    )
  })

  useEffect(() => enterList(slug), [slug])

  useEffect(() => {
    if (!pending || pending.delayMs === null) return
    const timer = setTimeout(isHeld(pending, facets) ? showHold : navigate, pending.delayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- each page brings new facets, which must not restart the delay
  }, [pending])

  useEffect(() => {
    if (!isPending) confirmArrival()
    // oxlint-disable-next-line react/exhaustive-deps -- each page brings a new object, also with equal params
  }, [searchParams, isPending])

  useEffect(() => {
    if (!hasPending) return
    const listening = new AbortController()
    document.addEventListener('click', captureLink, { capture: true, signal: listening.signal })
    window.addEventListener('popstate', reset, { signal: listening.signal })
    return () => listening.abort()
  }, [hasPending])

  return null
}

/** Whether the click navigates in this window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target, hash }: HTMLAnchorElement) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && target === '' && hash === ''
}
