'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { rememberFocus, rememberUnfolded, useFacetPanel } from '../facet-panel-store'
import { waysOf, type RangeEnd, type SaidFacets } from '../facet-query'
import type { FacetWords } from '../facet-words'
import { hurry, narrow, useListGoal } from '../list-goal-store'
import { FacetChoices } from './facet-choices'
import { FacetRange } from './facet-range'

type FacetFormProps = {
  /** Where the form leads without a script. */
  action: string
  facets: readonly LayeredFilter[]
  said: SaidFacets
  /** What else the address says. */
  others: Record<string, string>
  words: FacetWords
}

/** So many stand open from the start; the others open at a click, those with a choice always. */
const openFirst = 3

export function FacetForm({ action, facets, said, others, words }: FacetFormProps) {
  const goal = useListGoal((state) => state.goal)
  const draft = goal?.said ?? said
  const form = useRef<HTMLFormElement>(null)

  // The twin's form takes over where the cached page's was left.
  useEffect(() => {
    const { focused, isOpen } = useFacetPanel.getState()
    if (!focused || isOpen || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
  }, [])

  function choose(code: string, text: string, end?: RangeEnd) {
    narrow({ ...said, ...others }, [code, text], end)
    rememberFocus(document.activeElement?.getAttribute('data-field') ?? null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    hurry()
  }

  return (
    <form ref={form} action={action} method="get" onSubmit={submit} aria-busy={goal !== null}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <Fold key={facet.attributeCode} code={facet.attributeCode} isOpen={index < openFirst || said[facet.attributeCode] !== undefined}>
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded font-medium [&::-webkit-details-marker]:hidden">
            <span>{facet.label}</span>
            <ChevronDown aria-hidden="true" className="size-5 text-ink-faint transition-transform group-open/facet:rotate-180" />
          </summary>
          <fieldset className="min-w-0 pb-4">
            <legend className="sr-only">{facet.label}</legend>
            {waysOf(facet.type) === 'range' ? (
              <FacetRange facet={facet} text={draft[facet.attributeCode]} onChoose={choose} words={words} />
            ) : (
              <FacetChoices facet={facet} text={draft[facet.attributeCode]} onChoose={choose} words={words} />
            )}
          </fieldset>
        </Fold>
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
function Fold({ code, isOpen, children }: { code: string; isOpen: boolean; children: ReactNode }) {
  const isUnfolded = useFacetPanel((state) => state.unfolded[code]) ?? isOpen
  return (
    <details
      open={isUnfolded}
      onToggle={({ currentTarget: { open } }) => open !== isUnfolded && rememberUnfolded(code, open)}
      className="group/facet border-b border-line"
    >
      {children}
    </details>
  )
}
