'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazySectionManager = lazyComponent(async () => (await import('./section-manager')).SectionManager)
