'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { rememberFocus, rememberExpanded, useFacetPanel } from '../facet-panel-store'
import { isReversedRange, selectionMode, type RangeEnd, type FacetParams } from '../facet-query'
import type { FacetLabels } from '@/features/catalogue/facet-labels'
import { flush, setFilter, usePendingFilters } from '@/features/catalogue/pending-filters-store'
import { FacetChoices } from './facet-choices'
import { FacetRange } from './facet-range'

type FacetFormProps = {
  /** The form's target without JavaScript. */
  action: string
  facets: readonly LayeredFilter[]
  facetParams: FacetParams
  /** The other search params, without the page. */
  otherParams: Record<string, string>
  labels: FacetLabels
}

/** The number of facets that are expanded at first, besides those with a value. */
const initiallyExpanded = 3

export function FacetForm({ action, facets, facetParams, otherParams, labels }: FacetFormProps) {
  const pending = usePendingFilters((state) => state.pending)
  const params = pending?.searchParams ?? facetParams
  const form = useRef<HTMLFormElement>(null)

  // Restores the focus after the first filter has led to the filtered route.
  useEffect(() => {
    const { focusedField, isSheetOpen } = useFacetPanel.getState()
    if (!focusedField || isSheetOpen || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focusedField)}"]`)?.focus({ preventScroll: true })
  }, [])

  function choose(code: string, text: string, end?: RangeEnd) {
    setFilter({ ...facetParams, ...otherParams }, [code, text], end)
    rememberFocus(document.activeElement?.getAttribute('data-field') ?? null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const isReversed = facets.some((facet) => isReversedRange(facet, params[facet.attributeCode]))
    if (!isReversed) flush()
  }

  return (
    <form ref={form} action={action} method="get" onSubmit={submit} aria-busy={pending !== null}>
      {Object.entries(otherParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <FacetDetails
          key={facet.attributeCode}
          code={facet.attributeCode}
          defaultExpanded={index < initiallyExpanded || facetParams[facet.attributeCode] !== undefined}
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded font-medium [&::-webkit-details-marker]:hidden">
            <span>{facet.label}</span>
            <ChevronDown aria-hidden="true" className="size-5 text-ink-faint transition-transform group-open/facet:rotate-180" />
          </summary>
          <fieldset className="min-w-0 pb-4">
            <legend className="sr-only">{facet.label}</legend>
            {selectionMode(facet.type) === 'range' ? (
              <FacetRange facet={facet} text={params[facet.attributeCode]} onChoose={choose} labels={labels} />
            ) : (
              <FacetChoices facet={facet} text={params[facet.attributeCode]} onChoose={choose} labels={labels} />
            )}
          </fieldset>
        </FacetDetails>
      ))}
      <div className="pt-4 [@media(scripting:enabled)]:hidden">
        <Button type="submit" wide>
          {labels.apply}
        </Button>
      </div>
    </form>
  )
}

function FacetDetails({ code, defaultExpanded, children }: { code: string; defaultExpanded: boolean; children: ReactNode }) {
  const isExpanded = useFacetPanel((state) => state.expanded[code]) ?? defaultExpanded
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
