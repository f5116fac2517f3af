import { Suspense } from 'react'
import { ProgressLine } from './progress-line'

/** The address's query is known in the browser only, so the line waits behind its own boundary. */
export function ProgressBar() {
  return (
    <Suspense>
      <ProgressLine />
    </Suspense>
  )
}
