'use client'

import { lazyComponent } from '@/components/lazy-component'

/** Pages without the section do not load it. */
export const LazyNewsletterForm = lazyComponent(async () => (await import('./newsletter-form')).NewsletterForm)
