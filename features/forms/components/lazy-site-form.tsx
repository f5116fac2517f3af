'use client'

import { lazyComponent } from '@/components/lazy-component'
import { Skeleton } from '@/components/ui/feedback/skeleton'

export const LazySiteForm = lazyComponent(async () => (await import('./site-form')).SiteForm, { fallback: <Skeleton className="h-96" /> })
