import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type StepActionsProps = {
  back: ReactNode
  /** Keeps the button in sight on a phone. Not the order button: it stands after what is agreed to (docs/rules/checkout.md#order-button). */
  isSticky?: boolean
  children: ReactNode
}

const stickyStyles =
  'max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-gutter max-sm:border-t max-sm:border-line max-sm:bg-surface ' +
  'max-sm:px-gutter max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:shadow-float ' +
  // The cookie notice covers that place until a choice is made.
  'max-sm:[body:has([data-cookie-notice])_&]:static'

/**
 * The submit and back buttons of a step. On a phone the submit bar is sticky; `contents` removes the wrapper there, so that the bar sticks within the
 * whole step.
 */
export function StepActions({ back, isSticky = true, children }: StepActionsProps) {
  return (
    <div className="max-sm:contents sm:flex sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-3">
      <div data-way-on={isSticky || undefined} className={cn('max-sm:grid', isSticky && stickyStyles)}>
        {children}
      </div>
      <div className="max-sm:self-center">{back}</div>
    </div>
  )
}
