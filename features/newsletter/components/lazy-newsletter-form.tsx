'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyNewsletterForm = lazyComponent(async () => (await import('./newsletter-form')).NewsletterForm, {
  near: '[data-newsletter-form]',
})
