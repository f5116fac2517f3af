import type { ReactNode } from 'react'

type StepActionsProps = { back: ReactNode; children: ReactNode }

/**
 * The submit and back buttons of a step. On a phone the submit bar is sticky; `contents` removes the wrapper there, so that the bar sticks within the
 * whole step.
 */
export function StepActions({ back, children }: StepActionsProps) {
  return (
    <div className="max-sm:contents sm:flex sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-3">
      <div
        data-way-on
        className={
          'max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-gutter max-sm:grid max-sm:border-t max-sm:border-line max-sm:bg-surface ' +
          'max-sm:px-gutter max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:shadow-float ' +
          // The cookie notice covers that place until a choice is made.
          'max-sm:[body:has([data-cookie-notice])_&]:static'
        }
      >
        {children}
      </div>
      <div className="max-sm:self-center">{back}</div>
    </div>
  )
}
