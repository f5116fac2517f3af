'use client'

import './site.css'
import { GlobalErrorView } from '@/features/site-shell/components/pages/global-error-view'

/** Shown when the layout itself fails. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return <GlobalErrorView {...props} />
}
