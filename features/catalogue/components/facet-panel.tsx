'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useRef, type ReactNode } from 'react'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { Button } from '@/components/ui/button/button'
import { chipVariants } from '@/components/ui/button/chip'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { rememberScroll, setSheetOpen, useFacetPanel } from '../facet-panel-store'
import type { FacetParams } from '../facet-query'
import type { FacetLabels } from '@/features/catalogue/facet-labels'
import { flush } from '@/features/catalogue/pending-filters-store'
import { FacetForm } from './facet-form'

type FacetPanelProps = {
  action: string
  facets: readonly LayeredFilter[]
  facetParams: FacetParams
  otherParams: Record<string, string>
  labels: FacetLabels
  activeCount: number
}

/** The facets: a column on a wide screen, a sheet behind a button on a phone, a plain form without JavaScript. */
export function FacetPanel(props: FacetPanelProps) {
  const { labels, activeCount } = props
  const isOpen = useFacetPanel((state) => state.isSheetOpen)
  return (
    <>
      <button
        {...replayEarlyClicks}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
        className={cn(chipVariants(), 'order-first lg:hidden [@media(scripting:none)]:hidden')}
      >
        <Icon name="sliders-horizontal" className="size-4" />
        {labels.open}
        {activeCount > 0 ? <Count>{activeCount}</Count> : null}
      </button>
      <section aria-label={labels.title} className="w-full [@media(scripting:enabled)]:max-lg:hidden">
        <h2 className="flex items-center gap-2.5 pb-2 text-lg">
          {labels.title}
          {activeCount > 0 ? <Count>{activeCount}</Count> : null}
        </h2>
        <FacetForm {...props} />
      </section>
      {isOpen ? <FacetSheet {...props} /> : null}
    </>
  )
}

function Count({ children }: { children: ReactNode }) {
  return (
    <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-action px-1.5 font-sans text-xs font-semibold text-on-action tabular-nums">
      {children}
    </span>
  )
}

/** A native modal dialog: it traps the focus, and Escape closes it. */
function FacetSheet(props: FacetPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { labels } = props

  function close() {
    setSheetOpen(false)
    flush()
  }

  // Restores the focus and the scroll position after the first filter has led to the filtered route.
  useEffect(() => {
    const sheet = dialog.current
    const { focusedField, sheetScrollTop } = useFacetPanel.getState()
    sheet?.showModal()
    if (focusedField) sheet?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focusedField)}"]`)?.focus({ preventScroll: true })
    if (content.current) content.current.scrollTop = sheetScrollTop
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label={labels.title}
      onClose={close}
      // Also closes at a click outside, in browsers that support `closedby`.
      {...{ closedby: 'any' }}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col overscroll-contain rounded-t bg-paper text-ink shadow-float backdrop:bg-veil open:flex lg:hidden"
    >
      <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-gutter">
        <p className="font-display text-xl font-semibold">{labels.title}</p>
        <button type="button" aria-label={labels.close} onClick={close} className={iconButtonVariants()}>
          <Icon name="x" />
        </button>
      </div>
      <div
        ref={content}
        onScroll={({ currentTarget }) => rememberScroll(currentTarget.scrollTop)}
        className="min-h-0 grow overflow-y-auto px-gutter py-2"
      >
        <FacetForm {...props} />
      </div>
      <div className="shrink-0 border-t border-line px-gutter py-3">
        <Button wide onClick={close}>
          <span aria-live="polite">{labels.show}</span>
        </Button>
      </div>
    </dialog>
  )
}
