'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { understood, type SaidFacets } from './facet-query'
import { rememberFocus } from './facet-panel-store'

/** SPEC 9: filter form changes wait for a pause of half a second. */
const pause = 500

type Options = {
  slug: string | null
  facets: readonly LayeredFilter[]
  said: SaidFacets
  /** What else the address says. */ others: Record<string, string>
}

/**
 * What is chosen on the screen, and the address that follows it. The router drops an answer that a newer address has overtaken. While nothing waits,
 * the address is right: a chip that was removed, or Back, shows here.
 */
export function useFacetDraft({ slug, facets, said, others }: Options) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [draft, setDraft] = useState(said)
  const [seen, setSeen] = useState(said)
  const [isWaiting, setIsWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (seen !== said) {
    setSeen(said)
    if (!isWaiting) setDraft(said)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  function go(next: SaidFacets) {
    setIsWaiting(false)
    const query = { ...understood(facets, next).said, ...others }
    const href = slug === null ? { pathname: '/shop' as const, query } : { pathname: '/shop/[slug]' as const, params: { slug }, query }
    startTransition(() => router.replace(href, { scroll: false }))
  }

  function choose(code: string, text: string) {
    const next = { ...draft, [code]: text }
    setDraft(next)
    setIsWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => go(next), pause)
    rememberFocus(document.activeElement?.getAttribute('data-field') ?? null)
  }

  /** At once, without the pause. */
  function submit() {
    clearTimeout(timer.current)
    go(draft)
  }

  return { draft, choose, submit, isBusy: isWaiting || isPending }
}
