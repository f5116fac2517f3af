'use client'

import { Alert } from '@/components/ui/feedback/alert'
import { describeError } from '@/lib/browser/toast/toast'

/** The failure of an action beside its button, for forms without <ErrorSummary>: a toast passes, and cannot be loaded without a connection. */
export function ActionError({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null
  return <Alert role="alert" tone="danger" title={describeError(error)} />
}
