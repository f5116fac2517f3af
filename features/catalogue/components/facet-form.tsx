'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useRef, type ChangeEvent, type FormEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { rememberFocus, rememberExpanded, useFacetPanel } from '../facet-panel-store'
import { isReversedRange, selectionMode, toggleValue, type RangeEnd, type FacetParams } from '../facet-query'
import type { FacetLabels } from '@/features/catalogue/facet-labels'
import { flush, isHeld, setFilter, usePendingFilters } from '@/features/catalogue/pending-filters-store'
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
  const isHolding = pending !== null && isHeld(pending, facets)
  const showsHold = isHolding && pending.isHoldShown
  const form = useRef<HTMLFormElement>(null)

  /** Whether the facet's range is held and called reversed. */
  const isShownReversed = (facet: LayeredFilter) => showsHold && isReversedRange(facet, params[facet.attributeCode])

  // Restores the focus after the first filter has led to the filtered route.
  useEffect(() => {
    const { focusedField, isSheetOpen } = useFacetPanel.getState()
    if (!focusedField || isSheetOpen || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focusedField)}"]`)?.focus({ preventScroll: true })
  }, [])

  function choose(code: string, text: string, end?: RangeEnd) {
    setFilter({ ...facetParams, ...otherParams }, [code, text], end)
    // A facet that the address opened stays open when its last value is removed.
    rememberExpanded(code, true)
  }

  /** From what is pending now: presses before hydration are repeated before the form is rendered between them. */
  function toggle(code: string, value: string) {
    const { searchParams } = usePendingFilters.getState().pending ?? { searchParams: facetParams }
    choose(code, toggleValue(searchParams[code], value))
  }

  /** Of the changed field, since Safari gives a pressed checkbox no focus. */
  function rememberField({ target }: ChangeEvent<HTMLFormElement>) {
    rememberFocus(target.getAttribute('data-field'))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isHolding) flush()
  }

  return (
    <form ref={form} action={action} method="get" onSubmit={submit} onChange={rememberField} aria-busy={pending !== null && !isHolding}>
      {Object.entries(otherParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <FacetDetails
          key={facet.attributeCode}
          code={facet.attributeCode}
          defaultExpanded={index < initiallyExpanded || facetParams[facet.attributeCode] !== undefined}
          keepsExpanded={isShownReversed(facet)}
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded font-medium [&::-webkit-details-marker]:hidden">
            <span>{facet.label}</span>
            <Icon name="chevron-down" className="size-5 text-ink-faint transition-transform group-open/facet:rotate-180" />
          </summary>
          <fieldset className="min-w-0 pb-4">
            <legend className="sr-only">{facet.label}</legend>
            {selectionMode(facet.type) === 'range' ? (
              <FacetRange
                facet={facet}
                text={params[facet.attributeCode]}
                isReversed={isShownReversed(facet)}
                onChoose={choose}
                labels={labels}
              />
            ) : (
              <FacetChoices facet={facet} text={params[facet.attributeCode]} onChoose={choose} onToggle={toggle} labels={labels} />
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

type FacetDetailsProps = {
  code: string
  defaultExpanded: boolean
  /** It holds a message that must be seen. */
  keepsExpanded: boolean
  children: ReactNode
}

function FacetDetails({ code, defaultExpanded, keepsExpanded, children }: FacetDetailsProps) {
  const isExpanded = useFacetPanel((state) => state.expanded[code]) ?? defaultExpanded

  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (keepsExpanded) currentTarget.open = true
    else if (currentTarget.open !== isExpanded) rememberExpanded(code, currentTarget.open)
  }

  return (
    <details open={isExpanded || keepsExpanded} onToggle={onToggle} className="group/facet border-b border-line">
      {children}
    </details>
  )
}
