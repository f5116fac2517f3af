import type { ReactNode } from 'react'

type StepActionsProps = { back: ReactNode; children: ReactNode }

/**
 * The way on and the way back, at the end of a step. On the phone the way on stays in reach of the thumb: the frame dissolves there, so that
 * the bar sticks to the screen as long as the step is on it.
 */
export function StepActions({ back, children }: StepActionsProps) {
  return (
    <div className="max-sm:contents sm:flex sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-3">
      <div
        data-way-on
        className={
          'max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-gutter max-sm:grid max-sm:border-t max-sm:border-line max-sm:bg-surface ' +
          'max-sm:px-gutter max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:shadow-float ' +
          // Until cookies are decided on, their notice lies there; the way on waits at the end of the step.
          'max-sm:[body:has([data-cookie-notice])_&]:static'
        }
      >
        {children}
      </div>
      <div className="max-sm:self-center">{back}</div>
    </div>
  )
}
