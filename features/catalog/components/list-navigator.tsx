'use client'

import { useEffect, useEffectEvent, useTransition } from 'react'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { hrefOf, withoutFilters, type SaidList } from '../list-address'
import { arrived, ask, enter, leave, redirect, redone, useListGoal } from '../list-goal-store'

type ListNavigatorProps = {
  slug: string | null
  /** What the address of this page says. */
  said: SaidList
  facets: readonly LayeredFilter[]
}

/**
 * Leads the list where its forms and links want it. One address follows from all of them: while a choice waits, or its page is on the way, what else is
 * pressed is added to it. The router drops an answer that a newer address has overtaken.
 */
export function ListNavigator({ slug, said, facets }: ListNavigatorProps) {
  const router = useRouter()
  const goal = useListGoal((state) => state.goal)
  const [isPending, startTransition] = useTransition()
  const isLed = goal !== null

  const go = useEffectEvent(() => {
    const next = ask(facets)
    // Only a link leads to a page further on, and there the list begins at its top.
    if (next) startTransition(() => router[next.how](hrefOf(slug, next.said), { scroll: next.said.page !== undefined }))
  })

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!goal || !link || !isFollowed(event, link)) return
    // Who leaves the list is not called back. The whole shop's has the shop's front at the same path.
    const isFront = slug === null && link.search === ''
    if (isFront || link.pathname !== location.pathname) return leave()
    event.preventDefault()
    const to = Object.fromEntries(new URLSearchParams(link.search))
    // The link that takes all filters back, also those that it knows nothing of.
    redirect('clearing' in link.dataset ? withoutFilters(goal.said) : redone(goal.said, { from: said, to, facets }))
  })

  useEffect(() => enter(slug), [slug])

  useEffect(() => {
    if (!goal || goal.wait === null) return
    const timer = setTimeout(go, goal.wait)
    return () => clearTimeout(timer)
  }, [goal])

  useEffect(() => {
    if (!isPending) arrived()
    // oxlint-disable-next-line react/exhaustive-deps -- each page brings what it says anew, also the one that says the same
  }, [said, isPending])

  useEffect(() => {
    if (!isLed) return
    const listening = new AbortController()
    document.addEventListener('click', follow, { capture: true, signal: listening.signal })
    window.addEventListener('popstate', leave, { signal: listening.signal })
    return () => listening.abort()
  }, [isLed])

  return null
}

/** Whether this press leads from this page to another, in this window. */
function isFollowed({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target, hash }: HTMLAnchorElement) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && target === '' && hash === ''
}
