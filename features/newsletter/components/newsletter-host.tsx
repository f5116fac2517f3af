'use client'

import { lazy, Suspense, type ComponentProps } from 'react'
import type { NewsletterForm as Shown } from './newsletter-form'

const NewsletterForm = lazy(async () => ({ default: (await import('./newsletter-form')).NewsletterForm }))

/** Few pages have it, but every page brings the code of all sections: what makes the form work comes only where it stands. */
export function NewsletterHost(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense>
      <NewsletterForm {...props} />
    </Suspense>
  )
}
