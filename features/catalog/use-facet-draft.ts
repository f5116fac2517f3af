'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { bounded, understood, type RangeEnd, type SaidFacets } from './facet-query'
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
  /** The end of each range that was written last, by code. */
  const written = useRef<Record<string, RangeEnd>>({})

  if (seen !== said) {
    setSeen(said)
    if (!isWaiting) setDraft(said)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  function go(next: SaidFacets) {
    setIsWaiting(false)
    const chosen = settled(next)
    setDraft(chosen)
    const query = { ...understood(facets, chosen).said, ...others }
    const href = slug === null ? { pathname: '/shop' as const, query } : { pathname: '/shop/[slug]' as const, params: { slug }, query }
    startTransition(() => router.replace(href, { scroll: false }))
  }

  /** Ends are bound once the writing has paused: on the way to 200 one writes 2. */
  function settled(next: SaidFacets): SaidFacets {
    const ranges = facets.flatMap((facet) => {
      const { [facet.attributeCode]: end } = written.current
      const text = next[facet.attributeCode]
      return end && text ? [[facet.attributeCode, bounded(facet, text, end)] as const] : []
    })
    return { ...next, ...Object.fromEntries(ranges) }
  }

  function choose(code: string, text: string, end?: RangeEnd) {
    const next = { ...draft, [code]: text }
    if (end) written.current[code] = end
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
