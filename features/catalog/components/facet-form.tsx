'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { rememberFocus, rememberExpanded, useFacetPanel } from '../facet-panel-store'
import { selectionMode, type RangeEnd, type FacetParams } from '../facet-query'
import type { FacetLabels } from '@/features/catalog/facet-labels'
import { flush, setFilter, usePendingFilters } from '@/features/catalog/pending-filters-store'
import { FacetChoices } from './facet-choices'
import { FacetRange } from './facet-range'

type FacetFormProps = {
  /** Where the form leads without a script. */
  action: string
  facets: readonly LayeredFilter[]
  facetParams: FacetParams
  /** What else the address says. */
  otherParams: Record<string, string>
  labels: FacetLabels
}

/** So many stand open from the start; the others open at a click, those with a choice always. */
const initiallyExpanded = 3

export function FacetForm({ action, facets, facetParams: said, otherParams: others, labels: words }: FacetFormProps) {
  const pending = usePendingFilters((state) => state.pending)
  const params = pending?.searchParams ?? said
  const form = useRef<HTMLFormElement>(null)

  // The twin's form takes over where the cached page's was left.
  useEffect(() => {
    const { focusedField: focused, isSheetOpen: isOpen } = useFacetPanel.getState()
    if (!focused || isOpen || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
  }, [])

  function choose(code: string, text: string, end?: RangeEnd) {
    setFilter({ ...said, ...others }, [code, text], end)
    rememberFocus(document.activeElement?.getAttribute('data-field') ?? null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    flush()
  }

  return (
    <form ref={form} action={action} method="get" onSubmit={submit} aria-busy={pending !== null}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <FacetDetails
          key={facet.attributeCode}
          code={facet.attributeCode}
          isOpen={index < initiallyExpanded || said[facet.attributeCode] !== undefined}
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded font-medium [&::-webkit-details-marker]:hidden">
            <span>{facet.label}</span>
            <ChevronDown aria-hidden="true" className="size-5 text-ink-faint transition-transform group-open/facet:rotate-180" />
          </summary>
          <fieldset className="min-w-0 pb-4">
            <legend className="sr-only">{facet.label}</legend>
            {selectionMode(facet.type) === 'range' ? (
              <FacetRange facet={facet} text={params[facet.attributeCode]} onChoose={choose} labels={words} />
            ) : (
              <FacetChoices facet={facet} text={params[facet.attributeCode]} onChoose={choose} labels={words} />
            )}
          </fieldset>
        </FacetDetails>
      ))}
      <div className="pt-4 [@media(scripting:enabled)]:hidden">
        <Button type="submit" wide>
          {words.apply}
        </Button>
      </div>
    </form>
  )
}

/** A facet folded up or not, as it was left. */
function FacetDetails({ code, isOpen, children }: { code: string; isOpen: boolean; children: ReactNode }) {
  const isExpanded = useFacetPanel((state) => state.expanded[code]) ?? isOpen
  return (
    <details
      open={isExpanded}
      onToggle={({ currentTarget: { open } }) => open !== isExpanded && rememberExpanded(code, open)}
      className="group/facet border-b border-line"
    >
      {children}
    </details>
  )
}
