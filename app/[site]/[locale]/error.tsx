'use client'

import { ErrorView } from '@/features/site-shell/components/pages/error-view'

export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  return <ErrorView {...props} />
}
