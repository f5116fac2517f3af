'use client'

import { FailureView } from '@/features/site-shell/components/failure-view'

export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  return <FailureView {...props} />
}
