'use client'

import { ErrorView } from '@/features/site-shell/components/error-view'

export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  return <ErrorView {...props} />
}
